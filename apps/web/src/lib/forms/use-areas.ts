import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

const staleTime = 5 * 60_000;

/** The areas that phone numbers may be from, the home area first. */
export function useCountryAreas() {
  return useQuery({
    queryKey: ['listCountryAreas', {}],
    queryFn: ({ signal }) => api.listCountryAreas({}, { signal }),
    staleTime,
  });
}

/** Whether an area other than the home area can be chosen; not before the site has said so. */
export function useOverseasSwitch(): boolean {
  const asked = useQuery({
    queryKey: ['getOverseasSwitch', { keyCode: 'overseasPhone' }],
    queryFn: ({ signal }) => api.getOverseasSwitch({ keyCode: 'overseasPhone' }, { signal }),
    staleTime,
  });
  return asked.data?.overseasPhone === '1';
}

/** Where new members may live, the home country first. */
export function useCountries() {
  return useQuery({
    queryKey: ['listCountries', {}],
    queryFn: ({ signal }) => api.listCountries({}, { signal }),
    staleTime,
  });
}

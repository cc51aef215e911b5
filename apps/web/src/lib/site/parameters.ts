import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** What is on and off at this site; an operator's change shows within a minute, or at once for signed-in members. */
export function useSiteParameters() {
  return useQuery({
    queryKey: ['getSiteParameters', {}],
    queryFn: ({ signal }) => api.getSiteParameters({}, { signal }),
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
}

import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** The site's general switches, keyed by their six names. */
export function useControlSwitches() {
  return useQuery({
    queryKey: ['getControlSwitchConf', {}],
    queryFn: ({ signal }) => api.getControlSwitchConf({}, { signal }),
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
}

import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** The newest transfers of the member; while one is open they are asked for every five seconds beside the live news. */
export function useRecentTransfers() {
  return useQuery({
    queryKey: ['listVenueTransfers', {}],
    queryFn: ({ signal }) => api.listVenueTransfers({}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.transfers.some(({ endedAt }) => endedAt === null) ? 5_000 : false,
  });
}

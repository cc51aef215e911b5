import type { Venue } from '@fairway/contract/venues/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export type { Venue };

/** Every venue with its state and the member's money there. */
export function useVenues() {
  return useQuery({
    queryKey: ['listVenues', {}],
    queryFn: ({ signal }) => api.listVenues({}, { signal }),
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
}

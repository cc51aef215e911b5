import type { Venue } from '@fairway/contract/venues/schemas.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export type { Venue };

export const venuesQuery = queryOptions({
  queryKey: ['listVenues', {}],
  queryFn: ({ signal }) => api.listVenues({}, { signal }),
  staleTime: 30_000,
});

/** Every venue with its state and the member's money there. */
export function useVenues() {
  return useQuery({ ...venuesQuery, refetchInterval: 60_000 });
}

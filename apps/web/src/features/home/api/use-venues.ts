import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { venuesSchemas } from '@fairway/contract/venues/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export type Venue = OutputOf<(typeof venuesSchemas)['listVenues']>['venues'][number];

/** Every venue with its state; a closed one is listed with its reason, so it is shown and not hidden. */
export function useVenues() {
  return useQuery({
    queryKey: ['listVenues', {}],
    queryFn: ({ signal }) => api.listVenues({}, { signal }),
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
}

/** Code of the venue behind the premium entry, null for none. */
export function usePremiumVenue() {
  return useQuery({
    queryKey: ['getPremiumVenueJump', {}],
    queryFn: async ({ signal }) => (await api.getPremiumVenueJump({}, { signal })).venue,
    staleTime: 60_000,
  });
}

import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/**
 * The address that admits this member to a venue, or to one of its games. It is asked for once each time the page opens: a pass is good for one
 * entry and is never kept.
 */
export function useVenueEntry(channelCode: string, wanted: boolean, gameCode?: string) {
  const asked = { api: channelCode, ...(gameCode === undefined ? {} : { gameCode }) };
  return useQuery({
    queryKey: ['launchVenue', asked],
    queryFn: ({ signal }) => api.launchVenue(asked, { signal }),
    enabled: wanted,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

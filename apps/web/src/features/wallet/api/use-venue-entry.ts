import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/**
 * The address that admits this member to a venue. It is asked for once each time the page opens: a pass is good for one
 * entry and is never kept.
 */
export function useVenueEntry(channelCode: string, wanted: boolean) {
  return useQuery({
    queryKey: ['launchVenue', { api: channelCode }],
    queryFn: ({ signal }) => api.launchVenue({ api: channelCode }, { signal }),
    enabled: wanted,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

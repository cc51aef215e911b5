import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { language } from '../../../lib/i18n.ts';
import { api } from '../../../lib/api.ts';

/** Rooms of anchors on the matches of these venues, all venues where none is named; `alias` is a part of the anchor's name. */
export function useAnchorRooms(venueNames: readonly string[], alias: string, enabled = true) {
  const input = { venueNames: venueNames.join(','), dep: '1' as const, alias, lang: language() };
  return useQuery({
    queryKey: ['listAnchorRooms', input],
    queryFn: ({ signal }) => api.listAnchorRooms(input, { signal }),
    refetchInterval: 15_000,
    placeholderData: keepPreviousData,
    enabled,
  });
}

import { gamesVenue } from '@fairway/contract/games/codes.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** The house's own games that are on offer, as the catalogue has them. */
export function useHouseGames() {
  return useQuery({
    queryKey: ['listGames', { channelCode: gamesVenue }],
    queryFn: async ({ signal }) => (await api.listGames({ channelCode: gamesVenue }, { signal })).games,
    staleTime: 60_000,
  });
}

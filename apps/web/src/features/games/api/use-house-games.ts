import { cardsVenue, gamesVenue } from '@fairway/contract/games/codes.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** The house's own games that are on offer, as the catalogue has them. */
export function useHouseGames() {
  return useQuery({
    queryKey: ['listGames', 'house'],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        [gamesVenue, cardsVenue].map((channelCode) => api.listGames({ channelCode }, { signal })),
      );
      // Tables between members return nothing of the house's.
      return lists.flatMap(({ games }) => games.filter(({ rtp }) => rtp !== null));
    },
    staleTime: 60_000,
  });
}

import type { CatalogueGame } from '@fairway/contract/venues/game-schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

export type Game = CatalogueGame;

const electronic = { category: 'electronic' } as const;

/** Every e-game, in the order of the catalogue. */
export function useGames() {
  return useQuery({
    queryKey: ['listGames', electronic],
    queryFn: async ({ signal }) => (await api.listGames(electronic, { signal })).games,
    staleTime: 60_000,
  });
}

/** Every game of one venue. */
export function useVenueGames(channelCode: string) {
  return useQuery({
    queryKey: ['listGames', { channelCode }],
    queryFn: async ({ signal }) => (await api.listGames({ channelCode }, { signal })).games,
    staleTime: 60_000,
  });
}

/** What most members opened in seven days. */
export function useHotGames(wanted: boolean) {
  return useQuery({
    queryKey: ['listHotGames', electronic],
    queryFn: async ({ signal }) => (await api.listHotGames(electronic, { signal })).games,
    enabled: wanted,
    staleTime: 60_000,
  });
}

/** The member's favourites; a visitor has none. */
export function useCollectedGames() {
  const signedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['listCollectedGames', {}],
    queryFn: async ({ signal }) => (await api.listCollectedGames({}, { signal })).games,
    enabled: signedIn,
    staleTime: 60_000,
  });
}

/** How many rounds at the house's expense the member has left, by the game's code; a visitor has none. */
export function useFreeRoundsLeft() {
  const signedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['getFreeGames', {}],
    queryFn: ({ signal }) => api.getFreeGames({}, { signal }),
    enabled: signedIn,
    staleTime: 0,
    select: ({ freeRounds }) => new Map(freeRounds.map(({ gameCode, left }) => [gameCode, left])),
  });
}

/** The games that the member opened last; a visitor has none. */
export function useRecentGames(wanted: boolean) {
  const signedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['listRecentGames', {}],
    queryFn: async ({ signal }) => (await api.listRecentGames({}, { signal })).games,
    enabled: wanted && signedIn,
    staleTime: 0,
  });
}

/** The e-games that a keyword names, the nearest first. While the next answer is on its way the last one stays. */
export function useGameSearch(keyword: string) {
  return useQuery({
    queryKey: ['searchGames', { ...electronic, keyword }],
    queryFn: async ({ signal }) => (await api.searchGames({ ...electronic, keyword }, { signal })).games,
    enabled: keyword !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}

import { useMutation, useQuery } from '@tanstack/react-query';
import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { ListedGameState } from '@fairway/contract/venues/game-lists.ts';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';
import { usePages } from '../../../lib/use-pages.ts';

/** The venues outside with the state of their settings. */
export function useVenueParties() {
  return useQuery({
    queryKey: ['venues', 'parties'],
    queryFn: () => api.listVenueParties({}),
    refetchInterval: 30_000,
  });
}

/** What a venue asked of our wallet lately. */
export function useVenueCalls(channelCode: string) {
  return useQuery({
    queryKey: ['venues', 'calls', channelCode],
    queryFn: () => api.listVenueCalls({ channelCode }),
    refetchInterval: 15_000,
  });
}

/** Judges a pasted message; nothing is changed by it, so no list is asked again. */
export function useCheckSignature() {
  return useMutation({
    mutationFn: (input: InputOf<Schemas['checkVenueSignature']>) => api.checkVenueSignature(input),
  });
}

/** The games of a venue in one state, with what its last reading brought. */
export function useListedGames(channelCode: string, state: ListedGameState) {
  return usePages({
    key: ['venues', 'games', channelCode, state],
    ask: (cursor) => api.listVenueGames({ channelCode, state, ...(cursor ? { cursor } : {}) }),
    every: 60_000,
  });
}

export function useDecideGames() {
  const { t } = useTranslation('venues');
  return useAct({
    call: (input: InputOf<Schemas['decideVenueGames']>) => api.decideVenueGames(input),
    touches: ['venues', 'audit'],
    done: ({ games }) => t('lists.decided', { count: games.length }),
  });
}

import type { ActivityCard } from '@fairway/contract/promotions/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api, serverClock } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { msUntilNextTurn } from '../parts/next-turn.ts';

/** Every campaign that is shown, in the visitor's language; asked again when one begins or ends. */
export function useActivities() {
  return useQuery({
    queryKey: ['listActivities', { language: language() }],
    queryFn: ({ signal }) => api.listActivities({}, { signal }),
    staleTime: 30_000,
    refetchInterval: ({ state }) => msUntilNextTurn(state.data?.activities ?? none, serverClock.now()),
  });
}

const none: readonly ActivityCard[] = [];

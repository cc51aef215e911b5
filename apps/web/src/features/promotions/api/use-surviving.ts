import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { useOperationId } from '../../../lib/operation-id.ts';

export type Surviving = OutputOf<Schemas['getSurviving']>;

/** The rounds with the own picks; asked again each minute until the pot is shared. */
export function useSurviving(no: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['getSurviving', { no, language: language() }],
    queryFn: ({ signal }) => api.getSurviving({ no }, { signal }),
    enabled: isWanted,
    refetchInterval: ({ state }) => (state.data?.isOver ? false : 60_000),
  });
}

/** Picks a team for a round; it happens once however often it is sent. */
export function usePickSurvivor(no: number, round: number, team: string) {
  const operation = useOperationId(`pickSurvivor.${no}.${round}.${team}`);
  return () => operation.run((operationId) => api.pickSurvivor({ no, round, team }, { operationId }));
}

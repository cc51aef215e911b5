import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { SoccerPick } from '@fairway/promotions';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { useOperationId } from '../../../lib/operation-id.ts';

export type SoccerIssue = OutputOf<Schemas['getSoccerIssue']>;

/** An issue, the newest without a number; asked again each minute while it is not settled. */
export function useSoccerIssue(issue: number | undefined) {
  const query = useQuery({
    queryKey: ['getSoccerIssue', { issue: issue ?? 'newest', language: language() }],
    queryFn: ({ signal }) => api.getSoccerIssue(issue === undefined ? {} : { issue }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'settled' || state.data?.state === 'void' ? false : 60_000,
  });
  return { ...query, isUnknown: query.error instanceof ApiError && query.error.error === 'activityUnknown' };
}

/** The issues, the latest first. */
export function useSoccerIssues() {
  return useQuery({
    queryKey: ['listSoccerIssues'],
    queryFn: ({ signal }) => api.listSoccerIssues({}, { signal }),
    staleTime: 30_000,
  });
}

/** Hands in a ticket; it happens once however often it is sent. Other picks are another ticket. */
export function useEnterSoccerLottery(issue: number) {
  const operation = useOperationId(`enterSoccerLottery.${issue}`);
  return {
    enter: (picks: SoccerPick[][]) =>
      operation.run((operationId) => api.enterSoccerLottery({ issue, picks }, { operationId })),
    renew: () => operation.renew(),
  };
}

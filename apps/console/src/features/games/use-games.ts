import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { IssueState, LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { MemberTableCode } from '@fairway/contract/tables/codes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { usePages } from '../../lib/use-pages.ts';

export type DeskIssue = OutputOf<Schemas['listLotteryIssues']>['issues'][number];
export type IssueDetails = OutputOf<Schemas['getLotteryIssue']>;
export type IssueTicket = OutputOf<Schemas['listIssueTickets']>['tickets'][number];
export type OpenRound = OutputOf<Schemas['listOpenPlay']>['rounds'][number];
export type ReturnDays = 1 | 7 | 30 | 90;
export type ReturnsLine = OutputOf<Schemas['getReturns']>['lines'][number];

/** Asked for again every 10 s while an operator looks: issues are minutes long. */
export function useIssues(lottery: LotteryCode, state: IssueState | undefined) {
  return usePages({
    key: ['games', 'issues', lottery, state],
    ask: (cursor) =>
      api.listLotteryIssues({ lottery, ...(state ? { state } : {}), ...(cursor ? { cursor } : {}) }),
    every: 10_000,
  });
}

/** As the list, until the issue is settled. */
export function useIssue(lottery: LotteryCode, issue: string) {
  return useQuery({
    queryKey: ['games', 'issue', lottery, issue],
    queryFn: () => api.getLotteryIssue({ lottery, issue }),
    refetchInterval: ({ state }) => (state.data?.settledAt ? false : 10_000),
  });
}

export function useIssueTickets(lottery: LotteryCode, issue: string) {
  return usePages({
    key: ['games', 'tickets', lottery, issue],
    ask: (cursor) => api.listIssueTickets({ lottery, issue, ...(cursor ? { cursor } : {}) }),
  });
}

/** Asked for again every 5 s while an operator looks. */
export function useOpenPlay() {
  return usePages({
    key: ['games', 'open-play'],
    ask: (cursor) => api.listOpenPlay(cursor ? { cursor } : {}),
    every: 5000,
  });
}

/** Counted every hour: asked for on focus only. */
export function useReturns(days: ReturnDays) {
  return useQuery({
    queryKey: ['games', 'returns', days],
    queryFn: () => api.getReturns({ days }),
    placeholderData: keepPreviousData,
  });
}

/** Asked for again every 5 s while an operator looks. */
export function useTableWatch() {
  return useQuery({
    queryKey: ['games', 'tables'],
    queryFn: () => api.listWatchedTables({}),
    refetchInterval: 5000,
  });
}

/** Hands of a table that ended, newest first. */
export function useEndedHands(table: MemberTableCode) {
  return usePages({
    key: ['games', 'ended-hands', table],
    ask: (cursor) => api.listEndedHands({ table, ...(cursor ? { cursor } : {}) }),
    every: 15_000,
  });
}

import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { BetStatus } from '@fairway/contract/sportsbook/states.ts';
import { api } from '../../../lib/api.ts';
import { usePages } from '../../../lib/use-pages.ts';

/** What a bet is looked for by, as the page's address has it. */
export type BetSearch = Partial<Record<'billNo' | 'member' | 'fixtureId' | 'from' | 'to', string>> & {
  status?: BetStatus;
};
export type TradedBet = OutputOf<Schemas['listTradedBets']>['bets'][number];

/** Bets of all members that fit, newest first; asked for again every 15 s while an operator looks. */
export function useTradedBets(search: BetSearch) {
  return usePages({
    key: ['bets', 'traded', search],
    ask: (cursor) => api.listTradedBets({ ...search, ...(cursor ? { cursor } : {}) }),
    every: 15_000,
  });
}

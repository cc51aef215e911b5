import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { api } from '../../lib/api.ts';
import { usePages } from '../../lib/use-pages.ts';

export type FixtureState = 'live' | 'upcoming' | 'waiting' | 'ended' | 'alarm';
export type TradedFixture = OutputOf<Schemas['listTradedFixtures']>['fixtures'][number];
export type TradedCase = OutputOf<Schemas['getTradedFixture']>;
export type ImportReport = OutputOf<Schemas['importFixtures']>;

/** Fixtures of one state; those in play refresh every 5 s while the page is open, the others every 30. */
export function useTradedFixtures(state: FixtureState, search: string | undefined) {
  return usePages({
    key: ['fixtures', 'list', { state, search }],
    ask: (cursor) =>
      api.listTradedFixtures({ state, ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) }),
    every: state === 'live' ? 5_000 : 30_000,
  });
}

/** One fixture with its markets, exposure and results. */
export function useTradedFixture(fixtureId: string) {
  return useQuery({
    queryKey: ['fixtures', 'case', fixtureId],
    queryFn: () => api.getTradedFixture({ fixtureId }),
    refetchInterval: 5_000,
  });
}

/** Imports with their reports, newest first. */
export function useImports() {
  return usePages({
    key: ['fixtures', 'imports'],
    ask: (cursor) => api.listImports(cursor ? { cursor } : {}),
  });
}

import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { api } from '../../../lib/api.ts';
import { usePages } from '../../../lib/use-pages.ts';

export type Liability = OutputOf<Schemas['listLiability']>['fixtures'][number];

/** What the house may lose on open matches, the most first; asked for again every 10 s while an operator looks. */
export function useLiability() {
  return usePages({
    key: ['fixtures', 'liability'],
    ask: (cursor) => api.listLiability(cursor ? { cursor } : {}),
    every: 10_000,
  });
}

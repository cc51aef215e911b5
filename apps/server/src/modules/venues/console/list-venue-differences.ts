import type { venuesOperatorEndpoints } from '@fairway/contract/venues/operator-endpoints.ts';
import type { VenueDifference, venuesOperatorSchemas } from '@fairway/contract/venues/operator-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { pageOfWaitingFirst, readWaitingFirst } from '#platform/waiting-first.ts';
import { formatFine } from '../seamless/amounts.ts';
import { booksOf } from '../seamless/reconcile/books-of.ts';
import { selectComparisons } from '../seamless/reconcile/comparisons-store.ts';
import {
  countOpenDifferences,
  selectDifferences,
  type WalletDifferenceRow,
} from '../seamless/reconcile/differences-store.ts';

const pageSize = 50;

/** Where the books of seamless venues differ from ours, open ones first, a page by key; and how each was last compared. */
export const listVenueDifferences: Operation<
  (typeof venuesOperatorEndpoints)['listVenueDifferences'],
  (typeof venuesOperatorSchemas)['listVenueDifferences']
> = async (app, _call, { cursor }) => {
  const after = readWaitingFirst(cursor);
  const rows = await selectDifferences(app.db, { after, limit: pageSize + 1 });
  const { page, next } = pageOfWaitingFirst(rows, pageSize, (row) => ({
    waits: row.ended_at === null,
    at: row.ended_at ?? row.found_at,
    id: row.id,
  }));
  const open = await countOpenDifferences(app.db);
  const comparisons = await selectComparisons(app.db);
  const compared = new Set([
    ...booksOf(app).map(({ provider }) => provider),
    ...comparisons.map(({ provider }) => provider),
  ]);
  return {
    differences: page.map(presentDifference),
    next,
    open: [...open.values()].reduce((all, count) => all + count, 0),
    venues: [...compared].map((provider) => {
      const last = comparisons.find((one) => one.provider === provider);
      return {
        channelCode: provider,
        comparedAt: last?.compared_at.toISOString() ?? null,
        lines: Number(last?.lines ?? 0n),
        open: open.get(provider) ?? 0,
        fault: last?.fault ?? '',
      };
    }),
  };
};

/** A difference as the console shows it. */
export function presentDifference(row: WalletDifferenceRow): VenueDifference {
  const format = (fine: bigint | null) => (fine === null ? null : formatFine(row.currency, fine));
  return {
    id: row.id,
    channelCode: row.provider,
    kind: row.kind,
    reference: row.reference,
    memberId: row.member_id,
    currency: row.currency,
    round: row.round,
    ours: format(row.ours),
    theirs: format(row.theirs),
    at: row.at.toISOString(),
    state: row.state,
    foundAt: row.found_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

import type { walletOperatorEndpoints } from '@fairway/contract/wallet/operator-endpoints.ts';
import type { BookDifference, walletOperatorSchemas } from '@fairway/contract/wallet/operator-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import {
  comparedChannels,
  countOpenDifferences,
  selectComparisons,
  selectDifferences,
  type DifferenceRow,
} from '#modules/cashier';
import { frozenAccounts, readHouseTotals } from '#modules/ledger';
import type { Operation } from '#platform/http/routes.ts';
import { pageOfWaitingFirst, readWaitingFirst } from '#platform/waiting-first.ts';
import { heldAtChannels } from '../solvency/held-at-channels.ts';
import { differenceOf } from './carry-out-repair.ts';

const pageSize = 50;
const currencies = ['CNY', 'USDT'] as const;

/** Ledger, statements and chain side by side: open differences first, a page by key. */
export const listReconciliation: Operation<
  (typeof walletOperatorEndpoints)['listReconciliation'],
  (typeof walletOperatorSchemas)['listReconciliation']
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
  const totals = await readHouseTotals(app.db);
  const names = new Set([
    ...comparisons.map(({ channel }) => channel),
    ...open.keys(),
    ...comparedChannels(app).map(({ code }) => code),
    ...currencies.flatMap((currency) => heldAtChannels(totals, currency).map(({ channel }) => channel)),
  ]);
  return {
    differences: page.map(present),
    next,
    open: [...open.values()].reduce((all, count) => all + count, 0),
    channels: [...names].map((channel) => {
      const last = comparisons.find((each) => each.channel === channel);
      return {
        channel,
        comparedAt: last?.compared_at.toISOString() ?? null,
        lines: last?.lines ?? 0,
        open: open.get(channel) ?? 0,
        fault: last?.fault ?? '',
        held: currencies.flatMap((currency) =>
          heldAtChannels(totals, currency)
            .filter((each) => each.channel === channel)
            .map(({ amount }) => ({ currency, booked: formatMoney(amount) })),
        ),
      };
    }),
    frozen: (await frozenAccounts(app.db)).map(({ accountKey, why, frozenAt }) => ({
      account: accountKey,
      why,
      since: frozenAt.toISOString(),
    })),
  };
};

function present(row: DifferenceRow): BookDifference {
  const format = (minor: bigint | null) => (minor === null ? null : formatMoney(money(row.currency, minor)));
  return {
    id: row.id,
    channel: row.channel,
    kind: row.kind,
    reference: row.reference,
    billNo: row.bill_no,
    memberId: row.member_id,
    currency: row.currency,
    ours: format(row.ours),
    theirs: format(row.theirs),
    difference: formatMoney(differenceOf(row)),
    state: row.state,
    foundAt: row.found_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

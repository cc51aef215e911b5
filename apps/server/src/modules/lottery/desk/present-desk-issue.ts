import type { DeskIssue } from '@fairway/contract/lottery/operator-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { stateOf } from '../issues/present-issue.ts';
import { houseLottery } from '../rules/house-lotteries.ts';
import type { IssueRow } from '../tables.ts';
import type { Heat, IssueSums } from './desk-store.ts';

/** An issue as the operators' lists show it. */
export function presentDeskIssue(
  row: IssueRow,
  now: Date,
  sums: readonly IssueSums[],
  hottest: readonly Heat[],
): DeskIssue {
  return {
    lottery: row.lottery,
    issue: row.issue,
    state: stateOf(row, now),
    opensAt: row.opens_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    drawsAt: row.draws_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    voidReason: row.void_reason,
    sums: sums.map(({ currency, tickets, staked, returned }) => {
      const text = (minor: bigint) => formatMoney(money(currency, minor));
      return {
        currency,
        tickets,
        staked: text(staked),
        returned: returned === null ? null : text(returned),
        net: returned === null ? null : text(staked - returned),
      };
    }),
    hottest: hottest.map((one) => presentHeat(row, one)),
  };
}

export function presentHeat(
  { lottery }: IssueRow,
  { currency, play, note, amount }: Heat,
): DeskIssue['hottest'][number] {
  const limit = houseLottery(lottery).bounds[currency].mostPerNumber;
  return {
    currency,
    play,
    note,
    amount: formatMoney(money(currency, amount)),
    limit: formatMoney(limit),
    percent: Number((amount * 100n) / limit.minor),
  };
}

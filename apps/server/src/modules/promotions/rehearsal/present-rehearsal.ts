import type { PresentedRehearsal } from '@fairway/contract/promotions/operator-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import type { RehearsalRow } from './rehearsals-store.ts';

export function presentRehearsal(row: RehearsalRow): PresentedRehearsal {
  const yuan = (minor: bigint) => formatMoney(money('CNY', minor));
  return {
    at: row.rehearsed_at.toISOString(),
    by: row.operator_name,
    basis: row.basis,
    members: row.members,
    protected: row.protected,
    winners: row.winners,
    cost: yuan(row.cost),
    band: bandOf(row, yuan),
    days: row.days.map(({ day, cost }) => ({ day, cost: yuan(BigInt(cost)) })),
    stopsOn: row.stops_on,
  };
}

function bandOf(
  { draws, low, high }: RehearsalRow,
  yuan: (minor: bigint) => string,
): PresentedRehearsal['band'] {
  if (draws === null || low === null || high === null) return null;
  return { draws, low: yuan(low), high: yuan(high) };
}

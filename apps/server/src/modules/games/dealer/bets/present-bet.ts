import type { DealerBet } from '@fairway/contract/dealer/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { presentResult } from '../present-deal.ts';
import type { EndedDealerBetRow } from '../tables.ts';

/** Open until it is paid. */
export function presentBet(row: EndedDealerBetRow): DealerBet {
  const text = (minor: bigint) => formatMoney(money(row.currency, minor));
  return {
    id: row.id,
    billNo: row.bill_no,
    table: row.table_code,
    deal: row.deal,
    currency: row.currency,
    stake: text(row.stake),
    spots: Object.entries(row.spots).map(([spot, stake]) => ({ spot, stake: text(BigInt(stake)) })),
    placedAt: row.placed_at.toISOString(),
    status: row.cause === null ? 'open' : row.cause === 'voided' ? 'voided' : 'settled',
    returned: row.returned === null ? null : text(row.returned),
    turnover: row.turnover === null ? null : text(row.turnover),
    result: row.result && presentResult(row.result),
  };
}

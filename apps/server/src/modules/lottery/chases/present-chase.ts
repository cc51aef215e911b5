import type {
  LotteryChase,
  LotteryChaseItem,
  LotteryChaseSummary,
} from '@fairway/contract/lottery/chase-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { ChaseItemRow, SummedChaseRow } from './chase-rows.ts';
import { selectChase, selectItems } from './chases-store.ts';

/** An own chase with its items. Throws `chaseNotFound`, also for another member's. */
export async function readChase(db: Db | Tx, memberId: string, id: string): Promise<LotteryChase> {
  const row = await selectChase(db, memberId, id);
  if (!row) throw new AppError('chaseNotFound');
  const items = await selectItems(db, row);
  return { ...presentChase(row), items: items.map((item) => presentItem(row, item)) };
}

export function presentChase(row: SummedChaseRow): LotteryChaseSummary {
  const text = (minor: bigint) => formatMoney(money(row.currency, minor));
  return {
    id: row.id,
    billNo: row.bill_no,
    lottery: row.lottery,
    play: row.play,
    pick: row.pick,
    currency: row.currency,
    unit: text(row.unit),
    stopOnWin: row.stop_on_win,
    state: row.state,
    stoppedBy: row.stopped_by,
    firstIssue: row.first_issue,
    issues: row.issues,
    placed: row.placed,
    held: text(row.held),
    staked: text(row.staked),
    released: text(row.released),
    rest: text(row.rest),
    returned: text(row.returned),
    placedAt: row.placed_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

function presentItem({ currency }: SummedChaseRow, item: ChaseItemRow): LotteryChaseItem {
  const text = (minor: bigint) => formatMoney(money(currency, minor));
  return {
    issue: item.issue,
    times: item.times,
    stake: text(item.stake),
    state: item.state,
    ticketId: item.ticket_id,
    returned: item.returned === null ? null : text(item.returned),
    opensAt: item.opens_at.toISOString(),
  };
}

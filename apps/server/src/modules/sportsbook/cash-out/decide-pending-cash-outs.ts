import { money, type Money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import { faultFields } from '#platform/logger.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import type { CashOutRow } from '../tables.ts';
import { refuseEnded, refuseUnvalued } from './authorise-cash-out.ts';
import { lockPendingCashOut, selectDueCashOuts, updateRefused } from './cash-outs-store.ts';
import { loadBet, type HeldBet } from './load-bet.ts';
import { payCashOut } from './pay-cash-out.ts';
import { refuseFallen } from './take-cash-out.ts';
import { termsOf } from './value-bet.ts';

const mostAtOnce = 200;

/** Pays or refuses the cash-outs that have waited out their delay in play; each in a transaction of its own. */
export async function decidePendingCashOuts(app: Platform): Promise<number> {
  const due = await selectDueCashOuts(app.db, mostAtOnce);
  for (const row of due) {
    try {
      await inTransaction(app.db, (tx) => decideCashOut(tx, app, row));
    } catch (fault) {
      app.logger.error(
        { runbook: 'live-matches', betId: row.bet_id, ...faultFields(fault) },
        'pending cash-out not decided',
      );
    }
  }
  return due.length;
}

async function decideCashOut(tx: Tx, app: Platform, due: CashOutRow): Promise<void> {
  const { shard_id: shard, member_id: memberId, bet_id: betId } = due;
  const held = await loadBet(tx, app, { shard, memberId, betId });
  const cashOut = held && (await lockPendingCashOut(tx, due));
  if (!cashOut) return;
  const judged = judge(held, cashOut);
  if (!(judged instanceof AppError))
    return payCashOut(tx, app, held, { cashOut, isNew: false, paid: judged });
  await updateRefused(tx, cashOut, { name: judged.error, params: judged.params }, held.now);
  const { status } = held.bet;
  await push(tx, app, 'memberBets', { memberId }, { betId, status });
}

/** What is paid by what stands now, or why nothing is. */
function judge(held: HeldBet, cashOut: CashOutRow): Money | AppError {
  const { bet, facts } = held;
  const part = money(bet.currency, cashOut.stake);
  const asked = money(bet.currency, cashOut.asked);
  const isAuto = cashOut.cause === 'auto';
  try {
    refuseEnded(bet);
    const value = refuseUnvalued(facts, held.valued).valueOf(part);
    refuseFallen(asked, value, !isAuto && termsOf(facts).band);
    // What the member wants at least is no quote: all that it is worth by now is paid.
    return isAuto ? value : asked;
  } catch (refusal) {
    if (refusal instanceof AppError) return refusal;
    throw refusal;
  }
}

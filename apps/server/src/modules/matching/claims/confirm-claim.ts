import { money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf } from '#modules/ledger';
import { insertStep, notifyWallet, notifyWithdrawal, takeBack, type WithdrawalRow } from '#modules/cashier';
import { notifyBoard } from '../notify-board.ts';
import { creditPayer, lockBothSides, takePart } from '../parts/book-part.ts';
import type { Confirmer } from '../parts/confirm-part.ts';
import { finishWithdrawal } from '../parts/finish-withdrawal.ts';
import type { Sides } from '../parts/lock-sides.ts';
import { updatePart, type PartRow } from '../parts/part-store.ts';
import { applyEvent } from '../pool/apply-event.ts';
import type { PoolBook } from '../pool/pool-book.ts';
import { shareClaim, uncoveredOf } from './repays.ts';

/**
 * A claimed payment did arrive, under the pool's lock and those of both orders: the payer is credited through clearing. As far as
 * the withdrawal still holds an amount that nobody covers, it is a part like any other; what others cover or have paid was received
 * twice, and is taken back from the recipient's wallet, the rest as debt.
 */
export async function confirmClaim(
  tx: Tx,
  app: Platform,
  pool: PoolBook,
  { part, order, withdrawal }: Sides,
  by: Confirmer,
): Promise<PartRow> {
  const now = app.clock.now();
  await lockBothSides(tx, withdrawal, order);
  const { covered, repaid } = shareClaim(part, await uncoveredOf(tx, withdrawal));
  const taken =
    covered > 0n
      ? await takePart(tx, app, withdrawal, { net: covered, partNo: part.part_no })
      : { row: withdrawal, fee: 0n, reward: 0n };
  if (repaid > 0n) await repay(tx, app, withdrawal, { repaid, partNo: part.part_no });

  const confirmed = await updatePart(tx, part, {
    status: 'confirmed',
    fee: taken.fee,
    reward: taken.reward,
    repaid,
    ended_at: now,
    ended_by: by.actor,
    // It was paid: the release no longer counts against its payer.
    missed: false,
    stage_from: now,
  });
  await insertStep(tx, withdrawal, now, {
    event: 'partConfirmed',
    actor: by.actor,
    amount: part.amount,
    key: part.part_no,
    ...(by.name === undefined ? {} : { actorName: by.name }),
  });
  await creditPayer(tx, app, order, part);
  const { bill_no: billNo } = withdrawal;
  if (covered > 0n && pool.book.knows(billNo))
    await applyEvent(tx, app, pool, { kind: 'covered', billNo, amount: covered });
  await finishWithdrawal(tx, app, taken.row);
  await notifyWithdrawal(tx, app, taken.row);
  await notifyWallet(tx, app, withdrawal.member_id, 'withdrawal');
  await notifyBoard(tx, app);
  return confirmed;
}

/** Through the clearing account, from the wallet as far as it reaches: no balance is ever negative and none is silently cut. */
async function repay(
  tx: Tx,
  app: Platform,
  row: WithdrawalRow,
  { repaid, partNo }: { repaid: bigint; partNo: string },
): Promise<void> {
  const { currency } = row;
  await takeBack(tx, app, row, {
    reason: 'withdrawalRepaid',
    to: accountsOf(row.member_id).house('clearing', currency),
    amount: money(currency, repaid),
  });
  const step = { event: 'partRepaid', actor: 'rule', amount: repaid, key: partNo } as const;
  await insertStep(tx, row, app.clock.now(), step);
}

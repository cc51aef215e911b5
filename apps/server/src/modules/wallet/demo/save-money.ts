import type { Money } from '@fairway/money';
import { accountsOf, move, postTransfer, readBalance } from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { lockInterestMember } from '../yeb/interest-store.ts';

/** Moves a demo member's money to where it earns: once, and only where it is there. Answers whether it was moved. */
export async function saveMoney(app: Platform, memberId: string, amount: Money): Promise<boolean> {
  const own = accountsOf(memberId);
  return inTransaction(app.db, async (tx) => {
    await lockInterestMember(tx, memberId);
    const held = await readBalance(tx, own.interest());
    const free = await readBalance(tx, own.center('CNY'));
    if (held.minor > 0n || free.minor < amount.minor) return false;
    await postTransfer(tx, {
      id: app.ids.uuid(),
      reason: 'interestIn',
      legs: move(own.center('CNY'), own.interest(), amount),
      at: app.clock.now(),
      requestId: `interest/${app.ids.uuid()}`,
    });
    return true;
  });
}

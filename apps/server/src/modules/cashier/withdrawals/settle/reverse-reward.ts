import { money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import type { WithdrawalRow } from '../withdrawal-store.ts';

/** Takes a booked reward back from the money that returns to the center wallet in the same transaction: it is there. */
export async function reverseReward(tx: Tx, app: Platform, row: WithdrawalRow): Promise<void> {
  if (row.reward_transfer === null) return;
  const accounts = accountsOf(row.member_id);
  await postTransfer(tx, {
    id: app.ids.uuid(),
    reason: 'bonusReversal',
    legs: move(
      accounts.center(row.currency),
      accounts.house('promotions', row.currency),
      money(row.currency, row.promised_reward),
    ),
    at: app.clock.now(),
    requestId: row.bill_no,
    reverses: row.reward_transfer,
  });
}

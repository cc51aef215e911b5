import { money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import type { WithdrawalRow } from '../withdrawal-store.ts';

/**
 * Books the reward that was promised for a method or a reservation, once, when the payout is proven: promotions to
 * center. It asks for no turnover. Answers the transfer, null where nothing was promised.
 */
export async function bookReward(tx: Tx, app: Platform, row: WithdrawalRow): Promise<string | null> {
  if (row.promised_reward === 0n || row.reward_transfer !== null) return row.reward_transfer;
  const id = app.ids.uuid();
  const accounts = accountsOf(row.member_id);
  await postTransfer(tx, {
    id,
    reason: 'bonus',
    legs: move(
      accounts.house('promotions', row.currency),
      accounts.center(row.currency),
      money(row.currency, row.promised_reward),
    ),
    at: app.clock.now(),
    requestId: row.bill_no,
  });
  return id;
}

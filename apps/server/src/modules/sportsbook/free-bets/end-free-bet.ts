import { money } from '@fairway/money';
import { accountsOf, move, postTransfer, type Account } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { updateFreeBetEnded } from './free-bets-store.ts';
import type { FreeBetRow } from './tables.ts';

/**
 * Ends an unused free bet that the caller holds locked: its stake goes to an account in the member's shard, the house's
 * promotions where none is named. The row refuses a second end, one
 * that a bet has, and an expiry before its time. Answers the transfer.
 */
export async function endFreeBet(
  tx: Tx,
  app: Platform,
  bet: FreeBetRow,
  ended: 'expired' | 'withdrawn',
  to?: Account,
): Promise<string> {
  const { member_id: memberId, currency } = bet;
  const own = accountsOf(memberId);
  const transfer = app.ids.uuid();
  await postTransfer(tx, {
    id: transfer,
    reason: 'freeStakeBack',
    legs: move(
      own.house('sportsbookPool', currency),
      to ?? own.house('promotions', currency),
      money(currency, bet.stake),
    ),
    at: app.clock.now(),
    requestId: bet.bill_no,
  });
  await updateFreeBetEnded(tx, bet, { ended, transfer });
  await push(tx, app, 'memberWallet', { memberId }, { cause: 'promotion' });
  return transfer;
}

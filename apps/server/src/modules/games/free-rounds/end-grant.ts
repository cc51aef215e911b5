import { isPositive, money, type Money } from '@fairway/money';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { costOf } from './grant-terms.ts';
import { updateEnded } from './grants-store.ts';
import type { GrantRow } from './tables.ts';

/**
 * Ends a grant that the caller holds locked: the stakes of its rounds that were not started go back to the promotions. The row refuses
 * a second end, and an expiry before its time. Answers what went back.
 */
export async function endGrant(
  tx: Tx,
  app: Platform,
  grant: GrantRow,
  ended: 'expired' | 'withdrawn',
): Promise<Money> {
  const { currency, game } = grant;
  const back = costOf({ stake: money(currency, grant.stake), count: grant.count - grant.used });
  const transfer = isPositive(back) ? app.ids.uuid() : null;
  if (transfer !== null) {
    const own = accountsOf(grant.member_id);
    await postTransfer(tx, {
      id: transfer,
      reason: 'freeStakeBack',
      legs: move(own.house('gamesPool', currency, game), own.house('promotions', currency), back),
      at: app.clock.now(),
      requestId: grant.bill_no,
    });
  }
  await updateEnded(tx, grant, { ended, back: back.minor, transfer });
  return back;
}

import { payoutHoldDays, leastPayoutCoins } from '@fairway/contract/live/gifts.ts';
import { lockAccounts } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { selectAnchor } from '../../anchors/anchors-store.ts';
import { findTipFlags } from '../desk/find-tip-flags.ts';
import { bucketsOf } from '../payable/buckets-of.ts';
import { readPayable } from '../payable/read-payable.ts';
import { payOut } from './pay-out.ts';
import { hasPayout, insertPayout } from './payouts-store.ts';

/**
 * Makes an anchor's payout of a week (its Monday), once: of all that is payable of closed days, where that is worth a hundred yuan. Paid at once, or,
 * where something about the gifts of the last seven days stands out, left to a person for seven days.
 */
export async function makePayout(app: Platform, anchorId: string, week: string): Promise<void> {
  const flags = [...new Set((await findTipFlags(app, anchorId)).map(({ kind }) => kind))].toSorted();
  await inTransaction(app.db, async (tx) => {
    await lockAccounts(tx, bucketsOf(anchorId));
    if (await hasPayout(tx, anchorId, week)) return;
    const { free } = await readPayable(tx, app, anchorId);
    const anchor = await selectAnchor(tx, anchorId);
    if (!anchor || free < leastPayoutCoins) return;

    const at = app.clock.now();
    const payout = {
      id: app.ids.uuid(),
      payout_no: app.ids.billNo('GP'),
      anchor_id: anchorId,
      week,
      coins: free,
      flags,
      deadline: flags.length > 0 ? addSeconds(at, payoutHoldDays * 86_400) : null,
      at,
    };
    await insertPayout(tx, payout);
    if (flags.length === 0)
      await payOut(tx, app, { ...payout, member_id: anchor.member_id }, { by: null, reason: '' });
  });
}

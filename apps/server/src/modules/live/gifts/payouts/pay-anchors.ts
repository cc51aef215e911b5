import { AccountFrozen } from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { makePayout } from './make-payout.ts';
import { payOut } from './pay-out.ts';
import { holdPayout, selectOverdue, selectPaidAnchors } from './payouts-store.ts';

/**
 * On a Monday of the site's zone makes the week's payouts; on every day pays those on which nobody decided in time. An anchor whose wallet is frozen
 * is left out: the coins stay payable, and the next Monday, or the next day of one that waited, tries again.
 */
export async function payAnchors(app: Platform, day: string): Promise<void> {
  for (const id of await selectOverdue(app.db, app.clock.now()))
    await unlessFrozen(app, () =>
      inTransaction(app.db, async (tx) => {
        const payout = await holdPayout(tx, id);
        if (payout) await payOut(tx, app, payout, { by: null, reason: '' });
      }),
    );
  if (new Date(`${day}T00:00:00Z`).getUTCDay() !== 1) return;
  for (const anchorId of await selectPaidAnchors(app.db))
    await unlessFrozen(app, () => makePayout(app, anchorId, day));
}

async function unlessFrozen(app: Platform, pay: () => Promise<void>): Promise<void> {
  try {
    await pay();
  } catch (fault) {
    if (!(fault instanceof AccountFrozen)) throw fault;
    app.logger.warn({ accountId: fault.account.id }, 'an anchor was not paid: an account is frozen');
  }
}

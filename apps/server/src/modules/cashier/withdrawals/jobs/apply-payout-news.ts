import { inTransaction } from '#platform/db/transaction.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { PayoutNews } from '../../channels/channel.ts';
import { reportContradiction } from '../../book/report-contradiction.ts';
import { notifyWithdrawal } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { lockWithdrawal, updateWithdrawal, type WithdrawalRow } from '../withdrawal-store.ts';
import { giveBack } from '../settle/give-back.ts';
import { payOut } from '../settle/pay-out.ts';
import { takeReturn } from '../settle/take-return.ts';

/**
 * Takes what a channel says of a payout into the book, in one transaction and whatever came before: paid posts the hold,
 * failed voids it, returned after paid reverses it. Each happens once; what does not fit the state is counted for a person.
 * Answers the withdrawal as it is then.
 */
export async function applyPayoutNews(
  app: Platform,
  billNo: string,
  news: PayoutNews,
): Promise<WithdrawalRow | undefined> {
  return inTransaction(app.db, async (tx) => {
    const row = await lockWithdrawal(tx, billNo);
    if (!row) return undefined;
    if (contradicts(row, news)) {
      reportContradiction(app, row, `the payout is said to be ${news.status}`);
      return row;
    }
    return apply(tx, app, row, news);
  });
}

async function apply(tx: Tx, app: Platform, row: WithdrawalRow, news: PayoutNews): Promise<WithdrawalRow> {
  if (row.status === 'paying') {
    if (news.status === 'paid') return payOut(tx, app, row, news);
    if (news.status === 'failed')
      return giveBack(tx, app, row, { status: 'failed', actor: 'channel', reason: news.detail });
    // The bank sent it back before we heard that it had been paid: both are booked.
    if (news.status === 'returned') return takeReturn(tx, app, await payOut(tx, app, row, news), news);
    return note(tx, app, row, news);
  }
  if ((row.status === 'paid' || row.status === 'completed') && news.status === 'returned')
    return takeReturn(tx, app, row, news);
  return row;
}

/** A payout that was given back and is now said to have been paid, or the reverse. */
function contradicts(row: WithdrawalRow, news: PayoutNews): boolean {
  if (news.status === 'paid') return ['failed', 'refused', 'timedOut'].includes(row.status);
  return news.status === 'failed' && ['paid', 'completed'].includes(row.status);
}

/** Nothing decided yet: what is known is noted for the operators, and once on the timeline that we are asking. */
async function note(tx: Tx, app: Platform, row: WithdrawalRow, news: PayoutNews): Promise<WithdrawalRow> {
  const outcome = news.status === 'pending' ? 'pending' : 'unknown';
  const now = app.clock.now();
  const noted = await updateWithdrawal(tx, row, {
    payout_outcome: outcome,
    payout_detail: news.detail,
    payout_at: now,
    ...(news.reference === undefined ? {} : { payout_reference: news.reference }),
  });
  await insertStep(tx, row, now, {
    event: outcome === 'pending' ? 'sent' : 'outcomeUnknown',
    actor: 'channel',
  });
  if (noted.payout_outcome !== row.payout_outcome) await notifyWithdrawal(tx, app, noted);
  return noted;
}

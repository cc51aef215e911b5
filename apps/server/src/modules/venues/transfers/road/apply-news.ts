import { postTransfer } from '#modules/ledger';
import { countOutside } from '#modules/risk';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import type { TransferNews } from '../../adapters/transfer-wallet.ts';
import { countVenueWallet, lockVenueWallet } from '../../balances/venue-wallet-store.ts';
import { nextQuestionAt, queryAt, queryNoMore, questionsBeforeStatement } from './query-schedule.ts';
import { notifyTransfer } from '../notify-transfer.ts';
import { closingPosting } from '../transfer-legs.ts';
import { isOpen, lockTransfer, updateTransfer, type TransferRow } from '../transfer-store.ts';

/**
 * Takes in what is known about a transfer, once: a final answer moves the money out of transit, anything else sets the
 * next question. News of a transfer that has ended changes nothing. Answers the transfer with its status afterwards.
 */
export async function applyTransferNews(
  app: Platform,
  transfer: TransferRow,
  news: TransferNews,
): Promise<TransferRow> {
  return inTransaction(app.db, async (tx) => {
    const wallet = { memberId: transfer.member_id, venue: transfer.venue, currency: transfer.currency };
    await lockVenueWallet(tx, wallet);
    const present = await lockTransfer(tx, transfer);
    if (!present || !isOpen(present)) return present ?? transfer;

    if (news.status === 'unknown') return askLater(tx, app, present, news.detail);
    return endTransfer(tx, app, present, news);
  });
}

/** Moves the money off the road and ends a locked, open transfer. Writes the posting, the row and the news of it. */
export async function endTransfer(
  tx: Tx,
  app: Platform,
  transfer: TransferRow,
  end: Exclude<TransferNews, { status: 'unknown' }>,
): Promise<TransferRow> {
  const now = app.clock.now();
  const executed = end.status === 'executed';
  const closingId = app.ids.uuid();
  await postTransfer(tx, {
    ...closingPosting(transfer, executed),
    id: closingId,
    at: now,
    requestId: transfer.transfer_no,
    reverses: transfer.opening_posting,
  });
  if (!executed) await takeBackAtRisk(tx, transfer, now);
  const ended = await updateTransfer(tx, transfer, {
    status: executed ? 'done' : 'refused',
    ended_at: now,
    closing_posting: closingId,
    last_answer: end.detail,
    venue_reference: executed ? end.reference : null,
  });
  await countVenueWallet(tx, {
    memberId: transfer.member_id,
    venue: transfer.venue,
    currency: transfer.currency,
  });
  await queryNoMore(tx, transfer.id);
  await notifyTransfer(tx, app, ended);
  return ended;
}

/** A refused transfer counts for own limits as if it had never been opened. */
async function takeBackAtRisk(tx: Tx, transfer: TransferRow, at: Date): Promise<void> {
  await countOutside(tx, {
    memberId: transfer.member_id,
    currency: transfer.currency,
    change: transfer.direction === 'out' ? -transfer.amount : transfer.amount,
    at,
  });
}

async function askLater(tx: Tx, app: Platform, transfer: TransferRow, detail: string): Promise<TransferRow> {
  const asked = transfer.status === 'sent' ? 0 : transfer.asked + 1;
  const status = asked > questionsBeforeStatement ? 'operator' : 'querying';
  const changed = await updateTransfer(tx, transfer, { status, asked, last_answer: detail.slice(0, 200) });
  await queryAt(tx, transfer.id, nextQuestionAt(app.clock.now(), asked));
  if (changed.status !== transfer.status) await notifyTransfer(tx, app, changed);
  return changed;
}

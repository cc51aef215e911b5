import { defineJob } from '#platform/jobs/define-job.ts';
import { applyTransferNews } from './apply-news.ts';
import { questionsBeforeStatement, queryTransferName } from './query-schedule.ts';
import { orderOf, walletOf } from './send-transfer.ts';
import { findTransfer, isOpen } from '../transfer-store.ts';

/**
 * Asks a venue how a transfer ended, until it says so: by query, and when that has brought nothing for long by its statement too.
 * After that the transfer is listed for people, while the questions go on.
 */
export const queryTransferJob = defineJob<{ id: string }>({
  name: queryTransferName,
  async run(app, { id }) {
    const transfer = await findTransfer(app.db, id);
    const wallet = transfer && walletOf(app, transfer.venue);
    if (!transfer || !wallet || !isOpen(transfer)) return;

    const answer = await wallet.query(orderOf(transfer));
    const readStatement = answer.status === 'unknown' && transfer.asked >= questionsBeforeStatement;
    const news = readStatement ? await wallet.findInStatement(orderOf(transfer)) : answer;

    await applyTransferNews(app, transfer, news);
  },
});

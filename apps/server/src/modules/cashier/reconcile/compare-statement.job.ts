import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { reportContradiction } from '../book/report-contradiction.ts';
import type { Channel, StatementEntry } from '../channels/channel.ts';
import { channels } from '../channels/registry.ts';
import { askNow } from '../deposits/jobs/schedule-questions.ts';
import { findPaymentByReference } from '../deposits/payments/payment-store.ts';
import { askAboutPayoutNow } from '../withdrawals/jobs/schedule-payout.ts';
import { findWithdrawal } from '../withdrawals/withdrawal-store.ts';

/** How far back each night's comparison looks: two nights missed in a row lose nothing. */
const spanSeconds = 3 * 86_400;

/** What a comparison of one channel found. */
export interface Comparison {
  lines: number;
  /** In the statement and not in our book: asked about now. */
  missing: number;
  /** In both, with another amount: for a person. */
  different: number;
}

/**
 * Each night the channels' own statements are held against our book, line by line: a payment or a payout that we have not
 * booked is asked about at once, one that we booked with another amount is counted and logged for a person.
 */
export const compareStatementJob = definePeriodicJob({
  name: 'cashier.compare-statement',
  every: { dailyAt: '04:10', catchUpDays: 1 },
  async run(app) {
    for (const channel of channels)
      if (channel.statement && channel.isReady(app)) await compareStatement(app, channel);
  },
});

/** Compares one channel's statement of the last days. Throws when the statement cannot be had whole; the job comes again. */
export async function compareStatement(app: Platform, channel: Channel): Promise<Comparison> {
  const to = app.clock.now();
  const entries = (await channel.statement?.(app, { from: addSeconds(to, -spanSeconds), to })) ?? [];
  const found: Comparison = { lines: entries.length, missing: 0, different: 0 };
  for (const entry of entries) {
    const result = await inTransaction(app.db, (tx) => compareLine(tx, app, channel, entry));
    if (result !== 'same') found[result] += 1;
  }
  app.metrics
    .gauge('cashier_statement_differences', 'Lines of the last statement that our book does not have', [
      'channel',
    ])
    .set({ channel: channel.code }, found.missing + found.different);
  if (found.missing + found.different > 0)
    app.logger.error({ channel: channel.code, count: found.missing + found.different }, 'statement differs');
  return found;
}

async function compareLine(
  tx: Tx,
  app: Platform,
  channel: Channel,
  entry: StatementEntry,
): Promise<'same' | 'missing' | 'different'> {
  const order = { bill_no: entry.billNo, channel: channel.code };
  if (entry.kind === 'collection') {
    const payment = await findPaymentByReference(tx, channel.code, entry.reference);
    if (!payment) {
      await askNow(tx, entry.billNo);
      return 'missing';
    }
    if (payment.amount === entry.amount.minor) return 'same';
    reportContradiction(app, order, 'the statement has another amount of a payment');
    return 'different';
  }
  const withdrawal = await findWithdrawal(tx, entry.billNo);
  if (!withdrawal || withdrawal.amount - withdrawal.fee !== entry.amount.minor) {
    reportContradiction(app, order, 'the statement has a payout that is not ours, or of another amount');
    return 'different';
  }
  const booked = entry.kind === 'payoutReturn' ? ['returned'] : ['paid', 'completed', 'returned'];
  if (booked.includes(withdrawal.status)) return 'same';
  await askAboutPayoutNow(tx, entry.billNo);
  return 'missing';
}

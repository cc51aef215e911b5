import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { faultFields } from '#platform/logger.ts';
import type { Platform } from '#platform/platform.ts';
import type { Channel, StatementEntry } from '../channels/channel.ts';
import { paymentChannels } from '../channels/registry.ts';
import { selectSweepsMissingFrom } from '#modules/chain';
import { compareLine } from './compare-line.ts';
import {
  noteComparison,
  selectPaymentsMissingFrom,
  selectPayoutsMissingFrom,
  type BookLine,
} from './comparisons-store.ts';
import { isClosedByPeople, noteDifference, settleUnseen, type Seen } from './differences-store.ts';

/** How far back each night's comparison looks: two nights missed in a row lose nothing. */
const spanSeconds = 3 * 86_400;
/** What came in the last moments may not be in the statement yet. */
const settlingSeconds = 600;
/** How long after a payout its end may reach us. */
const hearingSeconds = 86_400;

/** In the statement and not in our book. */
const missingKinds: readonly Seen['kind'][] = ['missingPayment', 'missingPayout', 'missingSweep'];

/** What a comparison of one channel found. */
export interface Comparison {
  lines: number;
  /** In the statement and not in our book: asked about now. */
  missing: number;
  /** In both with another amount, or in our book alone: for people. */
  different: number;
}

/**
 * Each night, and whenever an operator asks, the channels' own statements are held against our book. One that does not give its statement
 * is named so and has the job come again; the others are compared all the same.
 */
export const compareStatementJob = definePeriodicJob({
  name: 'cashier.compare-statement',
  every: { dailyAt: '04:10', catchUpDays: 1 },
  async run(app) {
    const faults: unknown[] = [];
    for (const channel of comparedChannels(app))
      await compareStatement(app, channel).catch(async (fault: unknown) => {
        faults.push(fault);
        app.logger.warn(
          { ...faultFields(fault), channel: channel.code },
          'a channel did not give its statement',
        );
        const compared_at = app.clock.now();
        const why = { channel: channel.code, compared_at, lines: 0, open: 0, fault: 'unreachable' };
        await noteComparison(app.db, why);
      });
    if (faults.length > 0) throw new AggregateError(faults, 'statements are missing');
  },
});

/** Channels that report their side at all. */
export function comparedChannels(app: Platform): readonly Channel[] {
  return paymentChannels.all(app).filter((channel) => 'statement' in channel && channel.isReady(app));
}

/**
 * Compares one channel's last days, line by line and in both directions: a payment or payout that we have not booked is
 * asked about at once and noted, another amount or a credit that the statement does not know is noted for two people.
 * What was noted before and is found no more is closed. Throws when the statement cannot be had whole; the job comes
 * again.
 */
export async function compareStatement(app: Platform, channel: Channel): Promise<Comparison> {
  const to = app.clock.now();
  const from = addSeconds(to, -spanSeconds);
  const entries = (await channel.statement?.(app, { from, to })) ?? [];
  const found: Comparison = { lines: entries.length, missing: 0, different: 0 };
  await inTransaction(app.db, async (tx) => {
    for (const entry of entries) {
      const seen = await compareLine(tx, channel, entry);
      if (!seen) continue;
      found[missingKinds.includes(seen.kind) ? 'missing' : 'different'] += 1;
      await note(tx, app, seen, to);
    }
    if (channel.statement) {
      for (const row of await missingFrom(tx, channel, { from, to }, entries)) {
        found.different += 1;
        await note(tx, app, row, to);
      }
    }
    await settleUnseen(tx, channel.code, to);
    const open = found.missing + found.different;
    await noteComparison(tx, { channel: channel.code, compared_at: to, lines: found.lines, open, fault: '' });
  });
  report(app, channel, found);
  return found;
}

/** What our book has and the statement has not: credits, and payouts and sweeps of which the channel said before that they were done. */
async function missingFrom(
  tx: Tx,
  { code: channel }: Channel,
  { from, to }: { from: Date; to: Date },
  entries: readonly StatementEntry[],
): Promise<Seen[]> {
  const settled = { from, to: addSeconds(to, -settlingSeconds) };
  const references = entries.filter(({ kind }) => kind === 'collection').map((entry) => entry.reference);
  const bills = entries.filter(({ kind }) => kind === 'payout').map((entry) => entry.billNo);
  const moved = entries.filter(({ kind }) => kind === 'sweep').map((entry) => entry.reference);
  const payments = await selectPaymentsMissingFrom(tx, channel, settled, references);
  // Heard of up to a day after it was done: what the statement names from before its span is not missing.
  const heard = { ...settled, from: addSeconds(from, hearingSeconds) };
  const payouts = await selectPayoutsMissingFrom(tx, channel, heard, bills);
  const sweeps = await selectSweepsMissingFrom(tx, channel, heard, moved);
  const seen = ({ amount, ...row }: BookLine, kind: Seen['kind']): Seen => ({
    ...row, channel, kind, ours: amount, theirs: null,
  }); // prettier-ignore
  return [
    ...payments.map((row) => seen(row, 'notInStatement')),
    ...payouts.map((row) => seen(row, 'payoutNotInStatement')),
    ...sweeps.map((row) => seen(row, 'sweepNotInStatement')),
  ];
}

async function note(tx: Tx, app: Platform, seen: Seen, at: Date): Promise<void> {
  if (!(await isClosedByPeople(tx, seen))) await noteDifference(tx, { ...seen, id: app.ids.uuid(), at });
}

function report(app: Platform, channel: Channel, { missing, different }: Comparison): void {
  app.metrics
    .gauge('cashier_statement_differences', 'Lines of the last statement that our book does not have', [
      'channel',
    ])
    .set({ channel: channel.code }, missing + different);
  if (missing + different > 0)
    app.logger.error(
      { runbook: 'statement-differs', channel: channel.code, count: missing + different },
      'statement differs',
    );
}

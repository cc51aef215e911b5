import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { faultFields } from '#platform/logger.ts';
import type { Platform } from '#platform/platform.ts';
import { selectBooked, selectBookedBetween } from './booked-calls-store.ts';
import { booksOf, type OpenBook } from './books-of.ts';
import { compareLines, missingFrom, type Seen } from './compare-calls.ts';
import { noteComparison } from './comparisons-store.ts';
import { countOpenDifferences, noteDifference, settleUnseen } from './differences-store.ts';
import type { BookLine } from './provider-book.ts';

/** How far back each night's comparison looks: two nights missed in a row lose nothing. */
const spanSeconds = 3 * 86_400;
/** So much is read at once, so that a busy day fits into memory. */
const windowSeconds = 3600;
/** How far the provider's clock and the road of a call may set the two books apart. */
const apartSeconds = 600;

/**
 * Each night the book of each provider is held against ours. Nothing moves by it: what differs is listed for people. A provider that does
 * not give its book is named so and has the job come again; the others are compared all the same.
 */
export const compareStatementsJob = definePeriodicJob({
  name: 'venues.compare-statements',
  every: { dailyAt: '04:40' },
  async run(app) {
    const faults: unknown[] = [];
    for (const open of booksOf(app)) {
      const startedAt = app.clock.now();
      await compareStatement(app, open).catch(async (fault: unknown) => {
        faults.push(fault);
        const { provider } = open;
        app.logger.warn({ ...faultFields(fault), venue: provider }, 'a venue did not give its statement');
        const notDone = { lines: 0n, open: 0, fault: 'unreachable' };
        await noteComparison(app.db, { provider, compared_at: startedAt, ...notDone });
      });
    }
    if (faults.length > 0) throw new AggregateError(faults, 'statements of venues are missing');
  },
});

/**
 * Compares the last days of one provider in both directions, notes what differs and closes what does not differ any more. Answers how many
 * lines were read and how many differences are open. Throws BookUnread when the book cannot be had whole.
 */
export async function compareStatement(
  app: Platform,
  { provider, book }: OpenBook,
): Promise<{ lines: number; open: number }> {
  const now = app.clock.now();
  const from = addSeconds(now, -spanSeconds);
  let lines = 0;
  for (let start = from; start < now; start = addSeconds(start, windowSeconds)) {
    const span = { from: start, to: addSeconds(start, windowSeconds) };
    const read = await book.statement({
      from: addSeconds(span.from, -apartSeconds),
      to: addSeconds(span.to, apartSeconds),
    });
    const within = read.filter(({ at }) => at >= span.from && at < span.to);
    lines += within.length;
    const seen = await compareWindow(app, provider, { span, read, within, now });
    await note(app, provider, { seen, now });
  }
  const open = await inTransaction(app.db, async (tx) => {
    await settleUnseen(tx, provider, { from, now });
    const count = (await countOpenDifferences(tx)).get(provider) ?? 0;
    await noteComparison(tx, { provider, compared_at: now, lines: BigInt(lines), open: count, fault: '' });
    return count;
  });
  report(app, provider, open);
  return { lines, open };
}

interface Window {
  readonly span: { readonly from: Date; readonly to: Date };
  /** The provider's lines from a little before the span to a little after it, and those within it. */
  readonly read: readonly BookLine[];
  readonly within: readonly BookLine[];
  readonly now: Date;
}

async function compareWindow(
  app: Platform,
  provider: string,
  { span, read, within, now }: Window,
): Promise<Seen[]> {
  const named = await selectBooked(
    app.db,
    provider,
    within.map(({ id }) => id),
  );
  // What was taken a moment ago may not be in the provider's book yet, and the other way about.
  const settled = addSeconds(now, -apartSeconds);
  const to = span.to < settled ? span.to : settled;
  const booked = to > span.from ? await selectBookedBetween(app.db, provider, { from: span.from, to }) : [];
  const lines = compareLines(within, named).filter(({ at }) => at < settled);
  return [...lines, ...missingFrom(read, booked)];
}

async function note(
  app: Platform,
  provider: string,
  { seen, now }: { seen: readonly Seen[]; now: Date },
): Promise<void> {
  if (seen.length === 0) return;
  await inTransaction(app.db, async (tx) => {
    for (const one of seen) await noteDifference(tx, { id: app.ids.uuid(), provider, seen: one, now });
  });
}

function report(app: Platform, provider: string, open: number): void {
  app.metrics
    .gauge('venue_statement_differences', 'Open differences between the book of a venue and ours', ['venue'])
    .set({ venue: provider }, open);
  if (open > 0)
    app.logger.error(
      { runbook: 'venue-statement-differs', venue: provider, count: open },
      'the book of a venue differs from ours',
    );
}

import { addSeconds } from '#platform/clock.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { faultFields } from '#platform/logger.ts';
import type { Platform } from '#platform/platform.ts';
import type { RoundRow } from '../rounds/rounds-store.ts';
import { booksOf, type OpenBook } from './books-of.ts';
import { applyRoundAnswer, type RoundOutcome } from './apply-round-answer.ts';
import { selectOpenBefore } from './open-rounds-store.ts';

/** A round of any game has ended by then; one that has not is asked about each night. */
const longOpenSeconds = 14 * 86_400;
const atOnce = 100;

/**
 * Each night the providers are asked about rounds that have been open for 14 days. One that both books have alike and the provider has closed
 * is closed; what they have differently, and a round that the provider does not know, is listed for people. No answer decides nothing: the job
 * comes again.
 */
export const askOpenRoundsJob = definePeriodicJob({
  name: 'venues.ask-open-rounds',
  every: { dailyAt: '05:10' },
  async run(app) {
    const faults: unknown[] = [];
    for (const open of booksOf(app))
      await askOpenRounds(app, open).catch((fault: unknown) => {
        faults.push(fault);
        app.logger.warn(
          { ...faultFields(fault), venue: open.provider },
          'a venue did not answer about its open rounds',
        );
      });
    if (faults.length > 0) throw new AggregateError(faults, 'venues did not answer about rounds');
  },
});

/** Asks one provider about all of its rounds that have been open for long. Throws BookUnread when it does not answer. */
export async function askOpenRounds(
  app: Platform,
  { provider, book }: OpenBook,
): Promise<Record<RoundOutcome, number>> {
  const outcomes: Record<RoundOutcome, number> = { closed: 0, open: 0, differs: 0, unknown: 0 };
  const before = addSeconds(app.clock.now(), -longOpenSeconds);
  let after: RoundRow | undefined;
  do {
    const rounds = await selectOpenBefore(app.db, provider, { before, after, limit: atOnce });
    for (const round of rounds) {
      const { member_id: memberId, currency } = round;
      const answer = await book.findRound({ memberId, currency, round: round.round });
      outcomes[await applyRoundAnswer(app, round, answer)] += 1;
    }
    after = rounds.length === atOnce ? rounds.at(-1) : undefined;
  } while (after);
  report(app, provider, outcomes);
  return outcomes;
}

function report(app: Platform, provider: string, { open, differs, unknown }: Record<RoundOutcome, number>) {
  app.metrics
    .gauge('venue_rounds_long_open', 'Rounds of a venue that have been open for 14 days', ['venue'])
    .set({ venue: provider }, open + differs + unknown);
  if (differs + unknown > 0)
    app.logger.error(
      { runbook: 'venue-statement-differs', venue: provider, count: differs + unknown },
      'rounds of a venue cannot be closed by its answer',
    );
}

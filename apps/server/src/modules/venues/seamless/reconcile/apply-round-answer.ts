import { inTransaction } from '#platform/db/transaction.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { fineOfMinor, wholeMinor } from '../amounts.ts';
import { changeRound } from '../rounds/change-round.ts';
import { lockRound, type RoundRow } from '../rounds/rounds-store.ts';
import { selectBooked, selectResultsOf } from './booked-calls-store.ts';
import { compareLines, missingFrom, type Seen } from './compare-calls.ts';
import { noteDifference, settleRound } from './differences-store.ts';
import type { BookLine, RoundAnswer } from './provider-book.ts';

/** What came of a question about a round. `differs`: closed there, and not as we have it. */
export type RoundOutcome = 'closed' | 'open' | 'differs' | 'unknown';

/**
 * Closes a round that the provider has closed, where both books have the same stakes and results in it; turnover is announced as by the
 * provider's own call. Otherwise notes what differs: only a call of the provider moves money.
 */
export async function applyRoundAnswer(
  app: Platform,
  asked: RoundRow,
  answer: RoundAnswer,
): Promise<RoundOutcome> {
  if (answer.status === 'open') return 'open';
  return inTransaction(app.db, async (tx) => {
    const round = await lockRound(tx, asked);
    // Closed by a call of its provider meanwhile.
    if (!round || round.closed_at) return 'closed';

    if (answer.status === 'unknown') {
      await note(tx, app, round, [unknownRound(round)]);
      return 'unknown';
    }
    const seen = await differencesIn(tx, round, answer.lines);
    if (seen.length > 0) {
      await note(tx, app, round, seen);
      return 'differs';
    }

    await changeRound(tx, app, round, { closes: true });
    const { provider, member_id: memberId } = round;
    await settleRound(tx, { provider, memberId, round: round.round, now: app.clock.now() });

    return 'closed';
  });
}

/** What the two books have differently in a round: in lines that the provider has, in results that it has not, and in stakes. */
async function differencesIn(tx: Tx, round: RoundRow, lines: readonly BookLine[]): Promise<Seen[]> {
  const { provider, currency } = round;
  const ids = lines.map(({ id }) => id);
  const stakes = lines.filter(({ kind }) => kind === 'bet');
  const results = await selectResultsOf(
    tx,
    provider,
    stakes.map(({ id }) => id),
  );
  const seen = [
    ...compareLines(lines, await selectBooked(tx, provider, ids)),
    ...missingFrom(lines, results),
  ];
  if (seen.length > 0) return seen;
  // Every line agrees: stakes that only we have are in the sum.
  const staked = -stakes.reduce((sum, { effect }) => sum + effect, 0n);
  if (wholeMinor(currency, staked) === round.staked) return [];
  return [{ ...unknownRound(round), kind: 'amount', theirs: -staked }];
}

function unknownRound({ member_id: memberId, currency, round, staked, opened_at: at }: RoundRow): Seen {
  return {
    kind: 'roundUnknown',
    reference: `${currency}/${round}/${memberId}`,
    memberId,
    currency,
    round,
    ours: -fineOfMinor(currency, staked),
    theirs: null,
    at,
  };
}

async function note(tx: Tx, app: Platform, { provider }: RoundRow, seen: readonly Seen[]): Promise<void> {
  const now = app.clock.now();
  for (const one of seen) await noteDifference(tx, { id: app.ids.uuid(), provider, seen: one, now });
}

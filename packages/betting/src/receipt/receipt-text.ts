import type { ExpectedGoals } from '../pricing/model/goal-model.ts';
import type { Score } from '../markets/correct-score.ts';

/** A leg as it was accepted. `score`: of the match at its placement in play, else null. */
export interface ReceiptLeg {
  readonly fixtureId: string;
  readonly home: string;
  readonly away: string;
  /** The kick-off as it stood at the placement. */
  readonly startsAt: string;
  /** selectionKey. */
  readonly selectionId: string;
  /** The exact price that settles: "1.950". */
  readonly odds: string;
  readonly score: Score | null;
}

/** What the house owes an account of: a bet as it accepted it. Amounts are texts of their currency. */
export interface BetReceipt {
  readonly billNo: string;
  readonly placedAt: string;
  readonly currency: string;
  readonly unitStake: string;
  readonly sizes: readonly number[];
  readonly stake: string;
  readonly maximumReturn: string;
  /** The stake was the house's: the greatest return is without it. */
  readonly isFree?: true;
  /** Of a bet builder: the goals expected of its match, and from them the price of each set of its legs (builderPrices). */
  readonly builder?: { readonly expected: ExpectedGoals; readonly prices: readonly string[] };
  readonly legs: readonly ReceiptLeg[];
}

/** In one order, whatever the file's. */
function expectedList({ home, away, firstHalfShare, lowScores }: ExpectedGoals): number[] {
  return [home, away, firstHalfShare, lowScores];
}

/** The text that is signed: a JSON list in this very order, so that one receipt has one text. */
export function receiptText(receipt: BetReceipt): string {
  const { billNo, placedAt, currency, unitStake, sizes, stake, maximumReturn, isFree, builder, legs } =
    receipt;
  return JSON.stringify([
    'fairway-bet-receipt',
    1,
    [billNo, placedAt, currency, unitStake, sizes, stake, maximumReturn, ...(isFree ? ['free'] : [])],
    ...(builder ? [[expectedList(builder.expected), builder.prices]] : []),
    legs.map(({ fixtureId, home, away, startsAt, selectionId, odds, score }) => [
      fixtureId,
      home,
      away,
      startsAt,
      selectionId,
      odds,
      score === null ? null : [score.home, score.away],
    ]),
  ]);
}

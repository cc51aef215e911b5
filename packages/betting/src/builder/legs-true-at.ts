import type { Score } from '../markets/correct-score.ts';
import { winnerOf } from '../markets/fields.ts';
import { marketType } from '../markets/market-types.ts';
import type { MarketSelection } from '../markets/selections.ts';
import { settleFinal } from '../settlement/settle-final.ts';

/** Which of some legs come true at a half-time and a final score: a bit each, the first leg's the lowest. */
export type LegsTrueAt = (half: Score, full: Score) => number;

const kickOff: Score = { home: 0, away: 0 };
/** Above every number of goals of a side that is asked about. */
const goalsBound = 128;

/** Legs of a match that has not begun. Each is true where its settlement says that it wins. */
export function legsTrueAt(legs: readonly MarketSelection[]): LegsTrueAt {
  const both = bitsWhere(legs, ({ kind }) => kind === 'halfTimeFullTime');
  const atHalf = byScore(legs, bitsWhere(legs, ({ period }) => period === 'firstHalf') & ~both);
  const atEnd = byScore(legs, bitsWhere(legs, ({ period }) => period === 'fullTime') & ~both);
  return (half, full) => atHalf(half) | atEnd(full) | (both === 0 ? 0 : trueOfBoth(legs, both, half, full));
}

function bitsWhere(
  legs: readonly MarketSelection[],
  is: (type: ReturnType<typeof marketType>) => boolean,
): number {
  return legs.reduce((bits, { market }, place) => bits | (is(marketType(market)) ? 1 << place : 0), 0);
}

/** The legs among `asked` that one score decides; settled once a score. */
function byScore(legs: readonly MarketSelection[], asked: number): (score: Score) => number {
  const known = new Map<number, number>();
  return (score) => {
    const key = score.home * goalsBound + score.away;
    const found = known.get(key);
    if (found !== undefined) return found;
    const bits = legs.reduce((sum, leg, place) => {
      if ((asked & (1 << place)) === 0) return sum;
      const settlement = settleFinal(leg, score, kickOff);
      const won = settlement.state === 'settled' && settlement.outcome === 'win';
      return won ? sum | (1 << place) : sum;
    }, 0);
    known.set(key, bits);
    return bits;
  };
}

function trueOfBoth(legs: readonly MarketSelection[], asked: number, half: Score, full: Score): number {
  const came = `${winnerOf(half)}-${winnerOf(full)}`;
  return legs.reduce(
    (sum, { selection }, place) =>
      (asked & (1 << place)) !== 0 && selection === came ? sum | (1 << place) : sum,
    0,
  );
}

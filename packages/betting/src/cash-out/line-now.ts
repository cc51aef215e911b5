import type { Score } from '../markets/correct-score.ts';
import type { Line } from '../markets/line.ts';
import { winners } from '../markets/fields.ts';
import { marketType, type MarketCode } from '../markets/market-types.ts';
import type { MarketSelection } from '../markets/selections.ts';

const kickOff: Score = { home: 0, away: 0 };

/**
 * The line under which a bet is on offer now. A handicap counts goals from the score at its placement, and the board's counts them
 * from now: home -0.5 placed at 0 : 0 is home +0.5 at 1 : 0. Every other market keeps its line. `placed` is left out for a
 * bet from before the kick-off.
 */
export function lineNow(
  bet: { readonly market: MarketCode; readonly line: Line | null },
  score: Score,
  placed: Score = kickOff,
): Line | null {
  if (bet.line === null || marketType(bet.market).kind !== 'asianHandicap') return bet.line;
  const gained = score.home - score.away - (placed.home - placed.away);
  return bet.line + gained * 4;
}

/**
 * The market that values a selection once the first half is over: a half-time/full-time whose half came true is the match result
 * from then on. One whose half did not is lost, and settlement says so first. Every other selection stays what it is.
 */
export function selectionNow(of: MarketSelection, isFirstHalfOver: boolean): MarketSelection {
  if (!isFirstHalfOver || marketType(of.market).kind !== 'halfTimeFullTime') return of;
  const end = winners.find((winner) => of.selection.endsWith(`-${winner}`));
  return end === undefined ? of : { market: 'ft_1x2', line: null, selection: end };
}

import type { Score } from '../markets/correct-score.ts';
import type { Line } from '../markets/line.ts';
import { marketType, type MarketCode } from '../markets/market-types.ts';

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

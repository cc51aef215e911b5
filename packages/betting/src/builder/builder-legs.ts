import { marketType, type MarketKind } from '../markets/market-types.ts';
import type { MarketSelection } from '../markets/selections.ts';

/** A builder has 2 to 6 legs: six have 63 combinations, of each of which the price is kept. */
export const builderLegs = { least: 2, most: 6 } as const;

/** What wins or loses as a whole by the goals of one match. Draw no bet is left out: it can be refunded. */
const whole: ReadonlySet<MarketKind> = new Set([
  'matchResult',
  'doubleChance',
  'bothToScore',
  'correctScore',
  'winningMargin',
  'exactGoals',
  'oddEven',
  'halfTimeFullTime',
]);

/** Whether a selection can be a leg: it wins or loses and is never refunded by a score, so of lines only the half ones. */
export function canBeBuilt({ market, line }: MarketSelection): boolean {
  const { kind } = marketType(market);
  if (kind === 'asianHandicap' || kind === 'totalGoals') return line !== null && Math.abs(line % 4) === 2;
  return whole.has(kind);
}

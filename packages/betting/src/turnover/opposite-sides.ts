import { marketType, winnersOf } from '../markets/market-types.ts';
import { selectionsOf, type MarketSelection } from '../markets/selections.ts';

/**
 * Whether bets of one member on one fixture cover both sides: over and under, home and away of a handicap (also on
 * different lines of that market), odd and even, all three results, or two of the double chances. Such bets carry next to no risk and count 0.
 */
export function takeOppositeSides(bets: readonly MarketSelection[]): boolean {
  return bets.some(({ market }) => {
    if (marketType(market).kind === 'correctScore') return false;
    const taken = new Set(bets.filter((bet) => bet.market === market).map(({ selection }) => selection));
    return taken.size > selectionsOf(market).length - winnersOf(market);
  });
}

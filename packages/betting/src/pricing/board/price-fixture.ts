import type { OutcomeProbabilities } from '../../cash-out/chances.ts';
import { isLine, type Line } from '../../markets/line.ts';
import { goalMarketCodes, marketType, winnersOf, type MarketCode } from '../../markets/market-types.ts';
import { selectionsOf, type SelectionCode } from '../../markets/selections.ts';
import type { Price } from '../../odds/price.ts';
import { fairShare } from './fair-share.ts';
import type { ExpectedGoals } from '../model/goal-model.ts';
import { mainLine } from './main-line.ts';
import { withMargin } from './margin.ts';
import { outlookOf, type MatchMoment, type Outlook } from '../scores/outlook.ts';
import { boardPrice } from './price-ladder.ts';
import { pricingPolicy, type PricingPolicy } from './pricing-policy.ts';
import { fieldProbabilities, handicapProbabilities, totalProbabilities } from '../scores/probabilities.ts';
import type { ScoreGrid } from '../scores/score-grid.ts';

/** A button: its exact price, or null where the selection is closed, and its fair chance with refunds set aside. */
export interface PricedSelection {
  readonly selection: SelectionCode;
  readonly price: Price | null;
  readonly chance: number;
}

/** One market of a fixture; `main` marks the line nearest to even money, and every market without a line. */
export interface PricedMarket {
  readonly market: MarketCode;
  readonly line: Line | null;
  readonly main: boolean;
  readonly selections: readonly PricedSelection[];
}

/**
 * The whole board of a fixture before or during the match, in the order of the match page, lines ascending.
 * Deterministic; first-half markets end with the first half. A line with a closed side is left out.
 */
export function priceFixture(
  expected: ExpectedGoals,
  moment?: MatchMoment,
  policy: PricingPolicy = pricingPolicy,
): PricedMarket[] {
  return priceOutlook(outlookOf(expected, moment), policy);
}

/** The board of an outlook that is already at hand. */
export function priceOutlook(outlook: Outlook, policy: PricingPolicy = pricingPolicy): PricedMarket[] {
  return goalMarketCodes.flatMap((market) => {
    const grid = outlook[marketType(market).period];
    if (grid === null) return [];
    const { kind } = marketType(market);
    if (kind === 'asianHandicap')
      return linesOf(market, policy, (line) => handicapProbabilities(grid, line, true));
    if (kind === 'totalGoals')
      return linesOf(market, policy, (line) => totalProbabilities(grid, line, true), grid);
    const outcomes = fieldProbabilities(market, outlook);
    if (outcomes === null) return [];
    const fair = selectionsOf(market).map((selection) => {
      const of = outcomes.get(selection);
      return of ? fairShare(of) : 0;
    });
    return offered([{ market, line: null, main: true, selections: priced(market, fair, policy) }]);
  });
}

/** What can be sold: every side of a line has a price, and of another market at least one selection. */
function offered(markets: PricedMarket[]): PricedMarket[] {
  return markets.filter(({ line, selections }) =>
    line === null
      ? selections.some(({ price }) => price !== null)
      : selections.every(({ price }) => price !== null),
  );
}

/** A market as an outside party values it: the fair chances of its selections, in their order; they sum to winnersOf(market). */
export interface ValuedMarket {
  readonly market: MarketCode;
  readonly line: Line | null;
  readonly main: boolean;
  readonly chances: readonly number[];
}

/** The board of markets that were valued elsewhere, with the margins of the house. What cannot be sold is left out. */
export function priceChances(
  markets: readonly ValuedMarket[],
  policy: PricingPolicy = pricingPolicy,
): PricedMarket[] {
  return offered(
    markets.map(({ market, line, main, chances }) => ({
      market,
      line,
      main,
      selections: priced(market, chances, policy),
    })),
  );
}

/** The fair value of every market from a moment of the match: what a price is made of, without a margin. */
export function valueFixture(expected: ExpectedGoals, moment?: MatchMoment): ValuedMarket[] {
  return priceFixture(expected, moment).map(({ market, line, main, selections }) => ({
    market,
    line,
    main,
    chances: selections.map(({ chance }) => chance),
  }));
}

function linesOf(
  market: MarketCode,
  policy: PricingPolicy,
  firstSide: (line: Line) => OutcomeProbabilities,
  totals?: ScoreGrid,
): PricedMarket[] {
  const shareAt = (line: Line) => fairShare(firstSide(line));
  const scored = totals === undefined ? 0 : totals.start.home + totals.start.away;
  const main = totals === undefined ? mainLine(shareAt) : mainLine(shareAt, scored * 4 + 1, scored * 4 + 60);
  const lines = Array.from(
    { length: policy.neighbours * 2 + 1 },
    (_, index) => main - policy.neighbours + index,
  );
  return offered(
    lines
      .filter((line) => isLine(market, line) && (totals === undefined || line > scored * 4))
      .map((line) => {
        const share = shareAt(line);
        return { market, line, main: line === main, selections: priced(market, [share, 1 - share], policy) };
      }),
  );
}

function priced(market: MarketCode, fair: readonly number[], policy: PricingPolicy): PricedSelection[] {
  const raised = withMargin(fair, policy.overround[market] * winnersOf(market));
  return selectionsOf(market).map((selection, index) => {
    const chance = fair[index] ?? 0;
    return { selection, price: boardPrice(chance, raised[index] ?? 0, policy.bounds), chance };
  });
}

import type { OutcomeProbabilities } from '../../cash-out/chances.ts';
import { isLine, type Line } from '../../markets/line.ts';
import { marketCodes, marketType, type MarketCode } from '../../markets/market-types.ts';
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
  return marketCodes.flatMap((market) => {
    const grid = outlook[marketType(market).period];
    if (grid === null) return [];
    const { kind } = marketType(market);
    if (kind === 'asianHandicap')
      return linesOf(market, policy, (line) => handicapProbabilities(grid, line, true));
    if (kind === 'totalGoals')
      return linesOf(market, policy, (line) => totalProbabilities(grid, line, true), grid);
    const chances = fieldProbabilities(market, grid);
    const fair = selectionsOf(market).map((selection) => chances.get(selection) ?? 0);
    return [{ market, line: null, main: true, selections: priced(market, fair, policy) }];
  });
}

/** A market as an outside party values it: the fair chances of its selections, in their order; they sum to 1. */
export interface ValuedMarket {
  readonly market: MarketCode;
  readonly line: Line | null;
  readonly main: boolean;
  readonly chances: readonly number[];
}

/** The board of markets that were valued elsewhere, with the margins of the house. A line with a closed side is left out. */
export function priceChances(
  markets: readonly ValuedMarket[],
  policy: PricingPolicy = pricingPolicy,
): PricedMarket[] {
  return markets
    .map(({ market, line, main, chances }) => ({
      market,
      line,
      main,
      selections: priced(market, chances, policy),
    }))
    .filter(({ line, selections }) => line === null || selections.every(({ price }) => price !== null));
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
  return lines
    .filter((line) => isLine(market, line) && (totals === undefined || line > scored * 4))
    .map((line) => {
      const share = shareAt(line);
      return { market, line, main: line === main, selections: priced(market, [share, 1 - share], policy) };
    })
    .filter(({ selections }) => selections.every(({ price }) => price !== null));
}

function priced(market: MarketCode, fair: readonly number[], policy: PricingPolicy): PricedSelection[] {
  const raised = withMargin(fair, policy.overround[market]);
  return selectionsOf(market).map((selection, index) => {
    const chance = fair[index] ?? 0;
    return { selection, price: boardPrice(chance, raised[index] ?? 0, policy.bounds), chance };
  });
}

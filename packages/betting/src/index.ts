export {
  greatestPrice,
  leastPrice,
  priceScale,
  formatPrice,
  parsePrice,
  price,
  priceFraction,
} from './odds/price.ts';
export type { Price } from './odds/price.ts';
export { oddsFormats, isOddsFormat, oddsIn, priceFromOdds, type OddsFormat } from './odds/odds-format.ts';
export { formatOdds, isNegativeQuote } from './odds/format-odds.ts';
export { fractionalOdds } from './odds/fractional-odds.ts';
export { parseOdds } from './odds/parse-odds.ts';
export { payoutExample, type PayoutExample } from './odds/payout-example.ts';
export { pricePolicies, acceptsPrice, type PricePolicy } from './odds/price-policy.ts';

export {
  goalMarketCodes,
  marketCodes,
  marketTypes,
  hasLine,
  isMarketCode,
  marketType,
  winnersOf,
} from './markets/market-types.ts';
export type { MarketCode, MarketGroup, MarketKind, MarketType, Period } from './markets/market-types.ts';
export { correctScores, listedGoals, correctScoreOf } from './markets/correct-score.ts';
export type { Score, ScoreSelection } from './markets/correct-score.ts';
export { isMarketSelection, selectionsOf } from './markets/selections.ts';
export { selectionName } from './markets/selection-name.ts';
export type { MarketSelection, SelectionCode } from './markets/selections.ts';
export {
  halvesOf,
  handicapLabel,
  isLine,
  lineDecimal,
  lineFor,
  lineLabel,
  parseLine,
} from './markets/line.ts';
export type { Line } from './markets/line.ts';
export { marketKey, parseSelectionKey, selectionKey } from './markets/market-key.ts';
export { conflictsOf, type CombinableLeg, type LegConflict } from './markets/conflicts.ts';

export { legFactor, type DeadHeat, type SettledLeg, type SettlementFactors } from './settlement/factors.ts';
export { outcomeNames, factorsOf } from './settlement/outcome.ts';
export type { OutcomeKind, Settlement, UndecidedReason } from './settlement/outcome.ts';
export { canLeadTo, isScore, type MatchResult } from './settlement/match-result.ts';
export { lineOutcome, type LineOutcome } from './settlement/line-outcome.ts';
export { settleSelection, type PlacementFacts } from './settlement/settle-selection.ts';
export { settleFinish, type Finish } from './settlement/dead-heat.ts';
export { returnOf } from './settlement/return-of.ts';
export { handicapPreview, settlementPreview } from './settlement/settlement-preview.ts';
export type { PreviewBand, PreviewCell } from './settlement/settlement-preview.ts';

export { combinationCount, combinationsOf } from './parlays/combinations.ts';
export { greatestLegs, betCount, combinationLines, isSystem } from './parlays/system.ts';
export { straight, systemStake, systemsOf, type CombinationLine, type System } from './parlays/system.ts';
export { stakeSpelledOut, systemName } from './parlays/system-name.ts';
export { settleBet, type BetSettlement, type BookedBet } from './parlays/settle-bet.ts';
export { greatestUnitStake, maximumReturn, parlayPrice } from './parlays/maximum-return.ts';

export { chanceScale, certainChance, chancesOf } from './cash-out/chances.ts';
export type { OutcomeChance, OutcomeProbabilities } from './cash-out/chances.ts';
export { cashOutValue, expectedFactor, type CashOutBet, type CashOutLeg } from './cash-out/cash-out-value.ts';
export { cashOutBandBasisPoints, cashOutStands, type CashOutPolicy } from './cash-out/cash-out-stands.ts';
export { chancesAtPrices, refundedShare } from './cash-out/chances-at-prices.ts';
export { lineNow, selectionNow } from './cash-out/line-now.ts';
export { cashedTurnover } from './cash-out/cashed-turnover.ts';
export { partOfStake } from './cash-out/part-of-stake.ts';

export { builderLegs } from './builder/builder-legs.ts';
export { builderRefusals, type BuilderRefusal } from './builder/builder-refusals.ts';
export { builderPrices } from './builder/builder-prices.ts';
export { settleBuilder } from './builder/settle-builder.ts';

export { receiptText, type BetReceipt } from './receipt/receipt-text.ts';
export { verifyReceipt, type IsSigned } from './receipt/verify-receipt.ts';

export { countedTurnover, type TurnoverBet } from './turnover/counted-turnover.ts';
export { takeOppositeSides } from './turnover/opposite-sides.ts';

export { expectedGoals } from './pricing/model/goal-model.ts';
export type { ExpectedGoals, GoalModel, PastResult, TeamStrength } from './pricing/model/goal-model.ts';
export { fitGoalModel, type FitOptions } from './pricing/model/fit-goal-model.ts';
export { halfMinutes, outlookOf, type MatchMoment, type Outlook } from './pricing/scores/outlook.ts';
export { probabilitiesOf } from './pricing/scores/probabilities.ts';
export { isSeriesKind } from './series/series-markets.ts';
export { areMaps, isSeriesOutset, mapScoreOf, mapsToWin, seriesLengths } from './series/series.ts';
export type { BestOf, SeriesMoment, SeriesOutset, SeriesResult } from './series/series.ts';
export { priceSeries, valueSeries } from './series/value-series.ts';
export { seriesStepKinds, seriesStream, simulateSeries } from './series/series-stream.ts';
export type { SeriesItem, SeriesStep } from './series/series-stream.ts';

export { fairShare } from './pricing/board/fair-share.ts';
export { withMargin } from './pricing/board/margin.ts';
export { priceBounds, boardPrice, type PriceBounds } from './pricing/board/price-ladder.ts';
export { pricingPolicy, type PricingPolicy } from './pricing/board/pricing-policy.ts';
export { priceChances, priceFixture, priceOutlook, valueFixture } from './pricing/board/price-fixture.ts';
export type { PricedMarket, PricedSelection, ValuedMarket } from './pricing/board/price-fixture.ts';

export {
  matchClock,
  matchMinute,
  type Incident,
  type IncidentKind,
  type Side,
} from './simulator/incident.ts';
export { simulateMatch, type MatchTimeline } from './simulator/simulate-match.ts';
export { matchStream, type StreamItem, type StreamedMatch } from './simulator/match-stream.ts';
export { momentumOf, type MinutePressure } from './simulator/momentum.ts';
export { momentAt } from './simulator/moment-at.ts';
export { seededRandom, type Random } from './simulator/seeded-random.ts';

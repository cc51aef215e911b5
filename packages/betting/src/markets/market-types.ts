import { isSeriesKind, seriesMarkets, type SeriesMarketKind } from '../series/series-markets.ts';

/** What a market asks. */
export type MarketKind =
  | SeriesMarketKind
  | 'matchResult'
  | 'doubleChance'
  | 'drawNoBet'
  | 'asianHandicap'
  | 'totalGoals'
  | 'halfTimeFullTime'
  | 'bothToScore'
  | 'correctScore'
  | 'winningMargin'
  | 'exactGoals'
  | 'oddEven';

/** Which goals of football count: the 90 minutes with stoppage (never extra time or penalties), or the first half of them. */
export type Period = 'fullTime' | 'firstHalf';

/** Tabs of the match page: 常用, 让球&大小, 赛果, 上半场, 进球; of a series 常用 and 单张地图. */
export type MarketGroup = 'popular' | 'maps' | 'handicapTotals' | 'result' | 'firstHalf' | 'goals';

interface MarketTypeShape {
  readonly kind: MarketKind;
  readonly period: Period;
  readonly groups: readonly MarketGroup[];
  /** Of a market on one map of a series: which, from 1. */
  readonly map?: number;
  readonly zh: string;
  readonly en: string;
}

/** Every market, football's first. The key is its code, stored and sent unchanged; the order is that of the match page. */
export const marketTypes = {
  ft_ah: {
    kind: 'asianHandicap',
    period: 'fullTime',
    groups: ['popular', 'handicapTotals'],
    zh: '全场让球',
    en: 'Asian handicap',
  },
  ft_ou: {
    kind: 'totalGoals',
    period: 'fullTime',
    groups: ['popular', 'handicapTotals', 'goals'],
    zh: '全场大小',
    en: 'Total goals',
  },
  ft_1x2: {
    kind: 'matchResult',
    period: 'fullTime',
    groups: ['popular', 'result'],
    zh: '全场独赢',
    en: 'Match result',
  },
  ft_dc: {
    kind: 'doubleChance',
    period: 'fullTime',
    groups: ['popular', 'result'],
    zh: '双重机会',
    en: 'Double chance',
  },
  ft_dnb: {
    kind: 'drawNoBet',
    period: 'fullTime',
    groups: ['result'],
    zh: '平局退款',
    en: 'Draw no bet',
  },
  ft_bts: {
    kind: 'bothToScore',
    period: 'fullTime',
    groups: ['popular', 'goals'],
    zh: '双方进球',
    en: 'Both teams to score',
  },
  ht_ah: {
    kind: 'asianHandicap',
    period: 'firstHalf',
    groups: ['handicapTotals', 'firstHalf'],
    zh: '上半场让球',
    en: 'First half handicap',
  },
  ht_ou: {
    kind: 'totalGoals',
    period: 'firstHalf',
    groups: ['handicapTotals', 'firstHalf', 'goals'],
    zh: '上半场大小',
    en: 'First half goals',
  },
  ht_1x2: {
    kind: 'matchResult',
    period: 'firstHalf',
    groups: ['firstHalf'],
    zh: '上半场独赢',
    en: 'First half result',
  },
  ht_ft: {
    kind: 'halfTimeFullTime',
    period: 'fullTime',
    groups: ['result', 'firstHalf'],
    zh: '半场/全场',
    en: 'Half-time/full-time',
  },
  ft_wm: {
    kind: 'winningMargin',
    period: 'fullTime',
    groups: ['result'],
    zh: '净胜球',
    en: 'Winning margin',
  },
  ft_cs: { kind: 'correctScore', period: 'fullTime', groups: ['goals'], zh: '全场波胆', en: 'Correct score' },
  ft_eg: { kind: 'exactGoals', period: 'fullTime', groups: ['goals'], zh: '总进球数', en: 'Exact goals' },
  ft_oe: { kind: 'oddEven', period: 'fullTime', groups: ['goals'], zh: '全场单双', en: 'Odd or even goals' },
  ht_oe: {
    kind: 'oddEven',
    period: 'firstHalf',
    groups: ['firstHalf', 'goals'],
    zh: '上半场单双',
    en: 'First half odd or even',
  },
  ...seriesMarkets,
} as const satisfies Record<string, MarketTypeShape>;

export type MarketCode = keyof typeof marketTypes;

/** One row of marketTypes, read by its common shape. */
export type MarketType = MarketTypeShape;

/** All codes in the order of the match page. */
export const marketCodes = Object.keys(marketTypes).filter(isMarketCode);

/** Those of football: what goals decide. */
export const goalMarketCodes = marketCodes.filter((code) => !isSeriesKind(marketTypes[code].kind));

export function isMarketCode(text: unknown): text is MarketCode {
  return typeof text === 'string' && Object.hasOwn(marketTypes, text);
}

export function marketType(code: MarketCode): MarketType {
  return marketTypes[code];
}

/** Handicaps and totals have a line, the others none. */
export function hasLine(code: MarketCode): boolean {
  const { kind } = marketType(code);
  return ['asianHandicap', 'totalGoals', 'mapHandicap', 'totalMaps'].includes(kind);
}

/** How many selections of a market come true together: two of the three double chances, of every other market one. */
export function winnersOf(code: MarketCode): 1 | 2 {
  return marketType(code).kind === 'doubleChance' ? 2 : 1;
}

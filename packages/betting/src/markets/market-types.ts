/** What a market asks. */
export type MarketKind = 'matchResult' | 'asianHandicap' | 'totalGoals' | 'correctScore' | 'oddEven';

/** Which goals count: the 90 minutes with stoppage (never extra time or penalties), or the first half of them. */
export type Period = 'fullTime' | 'firstHalf';

/** Tabs of the match page: 常用, 让球&大小, 上半场, 进球. */
export type MarketGroup = 'popular' | 'handicapTotals' | 'firstHalf' | 'goals';

interface MarketTypeShape {
  readonly kind: MarketKind;
  readonly period: Period;
  readonly groups: readonly MarketGroup[];
  readonly zh: string;
  readonly en: string;
}

/** Every football market. The key is its code, stored and sent unchanged; the order is that of the match page. */
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
    groups: ['popular'],
    zh: '全场独赢',
    en: 'Match result',
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
  ft_cs: { kind: 'correctScore', period: 'fullTime', groups: ['goals'], zh: '全场波胆', en: 'Correct score' },
  ft_oe: { kind: 'oddEven', period: 'fullTime', groups: ['goals'], zh: '全场单双', en: 'Odd or even goals' },
} as const satisfies Record<string, MarketTypeShape>;

export type MarketCode = keyof typeof marketTypes;

/** One row of marketTypes, read by its common shape. */
export type MarketType = MarketTypeShape;

/** All codes in the order of the match page. */
export const marketCodes = Object.keys(marketTypes).filter(isMarketCode);

export function isMarketCode(text: unknown): text is MarketCode {
  return typeof text === 'string' && Object.hasOwn(marketTypes, text);
}

export function marketType(code: MarketCode): MarketType {
  return marketTypes[code];
}

/** Handicaps and totals have a line, the others none. */
export function hasLine(code: MarketCode): boolean {
  const { kind } = marketType(code);
  return kind === 'asianHandicap' || kind === 'totalGoals';
}

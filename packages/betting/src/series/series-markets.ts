/** What a market on a series asks: a match of maps that ends once one side has won more than half of them. */
export type SeriesMarketKind =
  | 'seriesWinner'
  | 'mapHandicap'
  | 'totalMaps'
  | 'mapScoreOf3'
  | 'mapScoreOf5'
  | 'mapWinner';

const kinds: ReadonlySet<string> = new Set<SeriesMarketKind>([
  'seriesWinner',
  'mapHandicap',
  'totalMaps',
  'mapScoreOf3',
  'mapScoreOf5',
  'mapWinner',
]);

export function isSeriesKind<Kind extends string>(kind: Kind): kind is Kind & SeriesMarketKind {
  return kinds.has(kind);
}

const whole = { period: 'fullTime', groups: ['popular'] } as const;
const ofMap = { kind: 'mapWinner', period: 'fullTime', groups: ['maps'] } as const;

/** Every e-sports market, in the order of the match page. */
export const seriesMarkets = {
  es_w: { ...whole, kind: 'seriesWinner', zh: '比赛获胜', en: 'Match winner' },
  es_mh: { ...whole, kind: 'mapHandicap', zh: '地图让分', en: 'Map handicap' },
  es_tm: { ...whole, kind: 'totalMaps', zh: '总地图数', en: 'Total maps' },
  es_ms3: { ...whole, kind: 'mapScoreOf3', zh: '地图比分', en: 'Map score' },
  es_ms5: { ...whole, kind: 'mapScoreOf5', zh: '地图比分', en: 'Map score' },
  es_m1: { ...ofMap, map: 1, zh: '第 1 张地图获胜', en: 'Map 1 winner' },
  es_m2: { ...ofMap, map: 2, zh: '第 2 张地图获胜', en: 'Map 2 winner' },
  es_m3: { ...ofMap, map: 3, zh: '第 3 张地图获胜', en: 'Map 3 winner' },
  es_m4: { ...ofMap, map: 4, zh: '第 4 张地图获胜', en: 'Map 4 winner' },
  es_m5: { ...ofMap, map: 5, zh: '第 5 张地图获胜', en: 'Map 5 winner' },
} as const;

export const mapScoresOf3 = ['2-0', '2-1', '1-2', '0-2'] as const;
export const mapScoresOf5 = ['3-0', '3-1', '3-2', '2-3', '1-3', '0-3'] as const;

/** Half maps only, so that no line gives a stake back: ±0.5 to ±4.5, in quarters. */
export function isMapLine(kind: SeriesMarketKind, line: number): boolean {
  if (!Number.isInteger(line) || Math.abs(line) > 18 || Math.abs(line) % 4 !== 2) return false;
  return kind === 'mapHandicap' || line > 0;
}

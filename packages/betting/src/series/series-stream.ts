import type { Score } from '../markets/correct-score.ts';
import { seededRandom } from '../simulator/seeded-random.ts';
import type { Side } from '../simulator/incident.ts';
import { isMapOver } from './map-chance.ts';
import { mapScoreOf, mapsToWin, type SeriesMoment, type SeriesOutset } from './series.ts';

export const seriesStepKinds = ['seriesStart', 'mapStart', 'round', 'mapEnd', 'seriesEnd'] as const;

/** Something that happens in a series, with the maps as they are after it. */
export interface SeriesStep extends SeriesMoment {
  readonly kind: (typeof seriesStepKinds)[number];
  /** 1 is the first map. */
  readonly map: number;
  /** Seconds of play since the start of the series, breaks included. */
  readonly second: number;
  /** Who won the round, the map or the series; null at a start. */
  readonly side: Side | null;
}

/** A series to be played from its seed; `speed` seconds of play pass in a second. */
export interface StreamedSeries {
  readonly startsAt: Date;
  readonly seed: string;
  readonly speed: number;
  readonly outset: SeriesOutset;
}

/** One entry of a series' stream: a step, or new prices from a moment of it. */
export type SeriesItem = { readonly number: number; readonly at: Date } & (
  | { readonly kind: 'series'; readonly step: SeriesStep }
  | { readonly kind: 'prices'; readonly moment: SeriesMoment }
);

/** Seconds of play: a round lasts at least so long and at most as much again, and the break between two maps. */
const roundSeconds = 60;
const breakSeconds = 300;
/** Seconds between two prices of a running series. */
const priceSeconds = 4;

/** Plays a series round by round. Pure: the same seed gives the same series. */
export function simulateSeries({ bestOf, round }: SeriesOutset, seed: string): SeriesStep[] {
  const random = seededRandom(seed);
  const wins = mapsToWin(bestOf);
  const steps: SeriesStep[] = [];
  let maps: readonly Score[] = [];
  let second = 0;
  const add = (kind: SeriesStep['kind'], map: number, now: Score | null, side: Side | null) =>
    steps.push({ kind, map, second, side, maps, now });

  add('seriesStart', 1, null, null);
  for (let map = 1; ; map += 1) {
    let now: Score = { home: 0, away: 0 };
    add('mapStart', map, now, null);
    while (!isMapOver(now)) {
      second += roundSeconds + Math.floor(random() * roundSeconds);
      const side = random() < round ? 'home' : 'away';
      now = { ...now, [side]: now[side] + 1 };
      if (!isMapOver(now)) add('round', map, now, side);
    }
    maps = [...maps, now];
    add('mapEnd', map, null, now.home > now.away ? 'home' : 'away');
    const { home, away } = mapScoreOf(maps);
    if (Math.max(home, away) >= wins) {
      add('seriesEnd', map, null, home > away ? 'home' : 'away');
      return steps;
    }
    second += breakSeconds;
  }
}

/** The whole stream of a series, from its start to its end. A pure function, as matchStream is. */
export function seriesStream({ startsAt, seed, speed, outset }: StreamedSeries): SeriesItem[] {
  const begin = startsAt.getTime();
  const happened = simulateSeries(outset, seed).map((step) => ({
    at: new Date(begin + (step.second / speed) * 1000),
    kind: 'series' as const,
    step,
  }));
  const end = happened.at(-1)?.at.getTime() ?? begin;
  const prices = Array.from({ length: Math.ceil((end - begin) / (priceSeconds * 1000)) }, (_, index) => {
    const at = new Date(begin + index * priceSeconds * 1000);
    const last = happened.findLast((one) => one.at <= at)?.step;
    return { at, kind: 'prices' as const, moment: { maps: last?.maps ?? [], now: last?.now ?? null } };
  });
  // Stable: what happens in an instant comes before the prices of that instant.
  return [...happened, ...prices]
    .toSorted((left, right) => left.at.getTime() - right.at.getTime())
    .map((item, index) => ({ ...item, number: index + 1 }));
}

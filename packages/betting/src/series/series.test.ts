import { expect, it } from 'vitest';
import type { MarketCode } from '../markets/market-types.ts';
import type { SelectionCode } from '../markets/selections.ts';
import { settleSelection } from '../settlement/settle-selection.ts';
import { mapChance } from './map-chance.ts';
import type { BestOf, SeriesResult } from './series.ts';
import { simulateSeries } from './series-stream.ts';
import { valueSeries } from './value-series.ts';

const homeMap = { home: 13, away: 7 };
const awayMap = { home: 11, away: 13 };

function outcome(
  [market, line, selection]: [MarketCode, number | null, SelectionCode],
  maps: SeriesResult['maps'],
  phase: SeriesResult['phase'] = 'ended',
  bestOf: BestOf = 3,
): string {
  const settlement = settleSelection({ market, line, selection }, { state: 'series', phase, bestOf, maps });
  return settlement.state === 'settled' ? settlement.outcome : settlement.reason;
}

it('settles a whole series of three by its maps', () => {
  const maps = [homeMap, awayMap, homeMap]; // 2 : 1
  expect(outcome(['es_w', null, 'home'], maps)).toBe('win');
  expect(outcome(['es_mh', -6, 'home'], maps)).toBe('lose'); // one map ahead, 1.5 given
  expect(outcome(['es_mh', -6, 'away'], maps)).toBe('win');
  expect(outcome(['es_tm', 10, 'over'], maps)).toBe('win');
  expect(outcome(['es_ms3', null, '2-1'], maps)).toBe('win');
  expect(outcome(['es_ms3', null, '2-0'], maps)).toBe('lose');
  expect(outcome(['es_m2', null, 'away'], maps)).toBe('win');
  expect(outcome(['es_m3', null, 'home'], [homeMap, homeMap])).toBe('void'); // never played
});

it('settles in play what no further map can change', () => {
  expect(outcome(['es_mh', -6, 'home'], [awayMap], 'inPlay')).toBe('lose'); // 2 : 0 is out of reach
  expect(outcome(['es_mh', -6, 'home'], [homeMap], 'inPlay')).toBe('running');
  expect(outcome(['es_tm', 10, 'over'], [homeMap, awayMap], 'inPlay')).toBe('win');
  expect(outcome(['es_tm', 14, 'over'], [homeMap, awayMap], 'inPlay', 5)).toBe('win'); // 3 : 1 at the least
  expect(outcome(['es_tm', 18, 'over'], [homeMap, awayMap], 'inPlay', 5)).toBe('running');
  expect(outcome(['es_w', null, 'home'], [homeMap], 'inPlay')).toBe('running');
  expect(outcome(['es_m1', null, 'home'], [homeMap], 'inPlay')).toBe('win');
});

it('keeps what was decided when a side retires, and voids the rest', () => {
  const maps = [awayMap];
  expect(outcome(['es_w', null, 'away'], maps, 'brokenOff')).toBe('void');
  expect(outcome(['es_m1', null, 'away'], maps, 'brokenOff')).toBe('win');
  expect(outcome(['es_m2', null, 'away'], maps, 'brokenOff')).toBe('void');
  expect(outcome(['es_mh', -6, 'home'], maps, 'brokenOff')).toBe('lose');
  expect(outcome(['es_mh', 6, 'home'], maps, 'brokenOff')).toBe('void');
  expect(outcome(['es_ms3', null, '0-2'], maps, 'brokenOff')).toBe('void');
  expect(outcome(['es_tm', 10, 'over'], [homeMap, awayMap], 'brokenOff')).toBe('win');
});

it('keeps the winner of a series that its organiser shortened', () => {
  expect(outcome(['es_w', null, 'home'], [homeMap])).toBe('win');
  expect(outcome(['es_tm', 10, 'under'], [homeMap])).toBe('void');
  expect(outcome(['es_ms3', null, '2-0'], [homeMap])).toBe('void');
  expect(outcome(['es_w', null, 'home'], [homeMap, awayMap])).toBe('void'); // level: nobody won
});

it('asks for a person where maps are missing or cannot be', () => {
  expect(outcome(['es_w', null, 'home'], null)).toBe('missingScore');
  expect(outcome(['es_w', null, 'home'], [{ home: 9, away: 9 }])).toBe('contradictoryScore');
  expect(outcome(['es_w', null, 'home'], [homeMap, homeMap, awayMap])).toBe('contradictoryScore');
  expect(() => outcome(['ft_1x2', null, 'home'], [homeMap, homeMap])).toThrow(RangeError);
});

it('values even sides evenly, and every market so that one selection comes true', () => {
  const board = valueSeries({ bestOf: 3, round: 0.5 });
  const of = (key: string) => board.find(({ market, line }) => `${market}:${line}` === key)?.chances;
  expect(of('es_w:null')).toEqual([0.5, 0.5]);
  expect(of('es_mh:-6')?.[0]).toBeCloseTo(0.25, 12);
  expect(of('es_tm:10')?.[0]).toBeCloseTo(0.5, 12);
  expect(of('es_ms3:null')).toEqual([0.25, 0.25, 0.25, 0.25]);
  for (const bestOf of [1, 3, 5] as const) {
    for (const { chances } of valueSeries({ bestOf, round: 0.54 }, { maps: [], now: { home: 3, away: 9 } }))
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  }
});

it('offers a map by itself only while it is sure to be played', () => {
  const mapsAt = (maps: readonly { home: number; away: number }[]) =>
    valueSeries({ bestOf: 3, round: 0.5 }, { maps, now: null })
      .map(({ market }) => market)
      .filter((market) => /^es_m\d$/.test(market));
  expect(mapsAt([])).toEqual(['es_m1', 'es_m2']);
  expect(mapsAt([homeMap])).toEqual(['es_m2']);
  expect(mapsAt([homeMap, awayMap])).toEqual(['es_m3']);
});

it('reckons a map by rounds: at 12 : 12 two in a row are needed', () => {
  // 0.6² / (0.6² + 0.4²) = 0.36 / 0.52
  expect(mapChance(0.6, { home: 12, away: 12 })).toBeCloseTo(0.36 / 0.52, 12);
  expect(mapChance(0.6, { home: 15, away: 14 })).toBeCloseTo(0.6 + 0.4 * (0.36 / 0.52), 12);
  expect(mapChance(0.6, { home: 12, away: 11 })).toBeCloseTo(0.6 + 0.4 * (0.36 / 0.52), 12);
});

it('plays series that end when they are won, as often as they are priced', () => {
  const series = Array.from({ length: 400 }, (_, index) =>
    simulateSeries({ bestOf: 3, round: 0.53 }, `season:${index}`),
  );
  for (const steps of series) {
    const last = steps.at(-1);
    expect(last?.kind).toBe('seriesEnd');
    expect(outcome(['es_w', null, last?.side ?? 'home'], last?.maps ?? null)).toBe('win');
  }
  const won = series.filter((steps) => steps.at(-1)?.side === 'home').length / series.length;
  const [fair = 0] = valueSeries({ bestOf: 3, round: 0.53 })[0]?.chances ?? [];
  // Seeded: the same 400 series each time; 3.29 standard errors of a share of 400 are at most 0.083.
  expect(Math.abs(won - fair)).toBeLessThan(0.083);
});

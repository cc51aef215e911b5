import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  correctScores,
  goalMarketCodes,
  conflictsOf,
  correctScoreOf,
  halvesOf,
  handicapLabel,
} from '../index.ts';
import { hasLine, isLine, isMarketSelection, lineDecimal, lineFor, lineLabel, marketType } from '../index.ts';
import { parseLine, parseSelectionKey, selectionKey, selectionName, selectionsOf } from '../index.ts';

describe('lines', () => {
  it.each([
    [0, '0', '0', '0'],
    [1, '0/0.5', '+0/0.5', '0.25'],
    [2, '0.5', '+0.5', '0.5'],
    [3, '0.5/1', '+0.5/1', '0.75'],
    [4, '1', '+1', '1'],
    [10, '2.5', '+2.5', '2.5'],
    [11, '2.5/3', '+2.5/3', '2.75'],
    [-1, '-0/0.5', '-0/0.5', '-0.25'],
    [-3, '-0.5/1', '-0.5/1', '-0.75'],
    [-5, '-1/1.5', '-1/1.5', '-1.25'],
    [-8, '-2', '-2', '-2'],
  ] as const)('%s quarters is %s', (line, label, handicap, decimal) => {
    expect(lineLabel(line)).toBe(label);
    expect(handicapLabel(line)).toBe(handicap);
    expect(lineDecimal(line)).toBe(decimal);
    for (const text of [label, handicap, decimal]) expect(parseLine(text)).toBe(line);
  });

  it.each(['', '0.3', '0.1', '1/0.5', '0/1', '0.25/0.75', '1/1', '--1', '1.5.5', 'a', '０'])(
    '%j is no line',
    (text) => {
      expect(parseLine(text)).toBeUndefined();
    },
  );

  it('shares a quarter line between its neighbours', () => {
    expect(halvesOf(3)).toEqual([2, 4]);
    expect(halvesOf(-3)).toEqual([-4, -2]);
    expect(halvesOf(-1)).toEqual([-2, 0]);
    expect(halvesOf(2)).toEqual([2, 2]);
  });

  it('turns a handicap for the away side and keeps zero zero', () => {
    expect(lineFor(-3, 'away')).toBe(3);
    expect(lineFor(-3, 'home')).toBe(-3);
    expect(Object.is(lineFor(0, 'away'), 0)).toBe(true);
  });

  it('keeps totals positive and handicaps within reason', () => {
    expect([isLine('ft_ou', 10), isLine('ft_ou', 0), isLine('ft_ou', -2), isLine('ft_ah', 0)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([isLine('ft_ah', 0.5), isLine('ft_ah', 81), isLine('ft_ah', null)]).toEqual([false, false, false]);
  });
});

describe('correct scores', () => {
  it('lists 25 scores and three others, each once', () => {
    expect(correctScores).toHaveLength(28);
    expect(new Set(correctScores).size).toBe(28);
  });

  it.each([
    [0, 0, '0-0'],
    [4, 3, '4-3'],
    [5, 0, 'otherHome'],
    [5, 5, 'otherDraw'],
    [4, 5, 'otherAway'],
    [4, 4, '4-4'],
  ])('%s-%s belongs to %s', (home, away, selection) => {
    expect(correctScoreOf({ home, away })).toBe(selection);
    expect(correctScores).toContain(correctScoreOf({ home, away }));
  });
});

describe('selections', () => {
  it('survive a round trip over the wire', () => {
    const lines = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(fc.constantFrom(...goalMarketCodes), lines, fc.nat(), (market, line, place) => {
        const codes = selectionsOf(market);
        const selection = codes[place % codes.length] ?? 'home';
        const of = { market, line: hasLine(market) ? line : null, selection };
        expect(isMarketSelection(of)).toBe(true);
        expect(parseSelectionKey(selectionKey(of))).toEqual(of);
      }),
    );
  });

  it('have one spelling', () => {
    expect(selectionKey({ market: 'ft_ah', line: -3, selection: 'home' })).toBe('ft_ah:-3/home');
    expect(selectionKey({ market: 'ft_cs', line: null, selection: '2-1' })).toBe('ft_cs/2-1');
    for (const text of [
      'ft_ah/home',
      'ft_ah:-03/home',
      'ft_ah:--3/home',
      'ft_ah:-0/home',
      'ft_ah:3/draw',
      'ft_1x2:1/home',
      'ft_cs/5-0',
      'toString/home',
      'ft_1x2/home/',
      '',
    ]) {
      expect(parseSelectionKey(text)).toBeUndefined();
    }
  });

  it('have a name in both languages', () => {
    for (const market of goalMarketCodes) {
      expect(marketType(market).zh).not.toBe('');
      for (const selection of selectionsOf(market)) expect(selectionName(selection).zh).not.toBe('');
    }
    expect(selectionName('2-1')).toEqual({ zh: '2:1', en: '2-1' });
    const teams = { home: { zh: '甲', en: 'A' }, away: { zh: '乙', en: 'B' } };
    expect(selectionName('homeAway', teams)).toEqual({ zh: '甲或乙', en: 'A or B' });
    expect(selectionName('away4', teams)).toEqual({ zh: '乙净胜 4 球或以上', en: 'B by 4 or more' });
  });
});

describe('conflicts', () => {
  it('names every pair of one fixture', () => {
    const legs = ['a', 'b', 'a', 'c', 'a'].map((fixtureId) => ({ fixtureId }));
    expect(conflictsOf(legs).map(({ first, second }) => [first, second])).toEqual([
      [0, 2],
      [0, 4],
      [2, 4],
    ]);
    expect(conflictsOf([{ fixtureId: 'a' }, { fixtureId: 'b' }])).toEqual([]);
  });
});

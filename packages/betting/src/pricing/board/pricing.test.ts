import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chanceScale,
  goalMarketCodes,
  priceBounds,
  boardPrice,
  chancesOf,
  expectedFactor,
  hasLine,
  winnersOf,
} from '../../index.ts';
import {
  outlookOf,
  priceFixture,
  priceFraction,
  probabilitiesOf,
  selectionsOf,
  withMargin,
} from '../../index.ts';
import type { ExpectedGoals, MarketCode, MatchMoment, PricedMarket, SelectionCode } from '../../index.ts';

const expected: ExpectedGoals = { home: 1.6, away: 1.1, firstHalfShare: 0.45, lowScores: -0.08 };
const moment = (half: 1 | 2, minute: number, home: number, away: number, reds = 0): MatchMoment => ({
  half,
  minute,
  score: { home, away },
  redCards: { home: reds, away: 0 },
});

const anyGoals = fc.double({ min: 0.15, max: 6, noNaN: true });
const anyExpected = fc.record({
  home: anyGoals,
  away: anyGoals,
  firstHalfShare: fc.double({ min: 0.35, max: 0.55, noNaN: true }),
  lowScores: fc.double({ min: -0.2, max: 0.1, noNaN: true }),
});
const anyMoment = fc.option(
  fc.record({
    half: fc.constantFrom(1 as const, 2 as const),
    minute: fc.integer({ min: 0, max: 99 }),
    score: fc.record({ home: fc.nat({ max: 6 }), away: fc.nat({ max: 6 }) }),
    redCards: fc.record({ home: fc.nat({ max: 2 }), away: fc.nat({ max: 2 }) }),
  }),
  { nil: undefined },
);

const find = (board: readonly PricedMarket[], market: string, main = true) =>
  board.find((row) => row.market === market && row.main === main);

describe('probabilities', () => {
  it('of a known pair of Poisson means', () => {
    // independent, 1.5 and 1.0: P(0-0) = e^-2.5 = 0.082085; under 2.5 = e^-2.5 (1 + 2.5 + 3.125) = 0.543813
    const outlook = outlookOf({ home: 1.5, away: 1, firstHalfShare: 0.45, lowScores: 0 });
    const chance = (market: 'ft_cs' | 'ft_ou' | 'ht_ou', line: number | null, selection: '0-0' | 'under') =>
      probabilitiesOf({ market, line, selection }, outlook)?.win;
    expect(chance('ft_cs', null, '0-0')).toBeCloseTo(0.082085, 6);
    expect(chance('ft_ou', 10, 'under')).toBeCloseTo(0.543813, 6);
    // first half: 2.5 x 0.45 = 1.125 goals, none with e^-1.125 = 0.324652
    expect(chance('ht_ou', 2, 'under')).toBeCloseTo(0.324652, 6);
  });

  it('sum to one for every selection, mirror each other, and make whole chances', () => {
    const line = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(
        anyExpected,
        anyMoment,
        fc.constantFrom(...goalMarketCodes),
        line,
        (goals, at, market, l) => {
          const outlook = outlookOf(goals, at);
          const of = { market, line: hasLine(market) ? l : null };
          let field = 0;
          for (const selection of selectionsOf(market)) {
            const p = probabilitiesOf({ ...of, selection }, outlook);
            if (p === null) return;
            field += p.win + (p.halfWin + p.halfLose) / 2 + p.push / 2;
            expect(p.win + p.halfWin + p.push + p.halfLose + p.lose).toBeCloseTo(1, 9);
            const total = chancesOf(p).reduce((sum, { chance }) => sum + chance, 0n);
            expect(total).toBe(chanceScale);
          }
          expect(field).toBeCloseTo(winnersOf(market), 9);
        },
      ),
    );
  });

  it('of every market without a line come from the grid of the match result', () => {
    // What the definitions say of one grid, before the match and at 1 : 0 in the 30th minute.
    for (const at of [undefined, moment(1, 30, 1, 0)]) {
      const outlook = outlookOf(expected, at);
      const of = (market: MarketCode, selection: SelectionCode, line: number | null = null) =>
        probabilitiesOf({ market, line, selection }, outlook)?.win ?? NaN;
      const sum = (market: MarketCode, ...selections: SelectionCode[]) =>
        selections.reduce((total, selection) => total + of(market, selection), 0);
      const win = { home: of('ft_1x2', 'home'), draw: of('ft_1x2', 'draw'), away: of('ft_1x2', 'away') };
      expect(of('ft_dc', 'homeDraw')).toBeCloseTo(win.home + win.draw, 9);
      expect(of('ft_dnb', 'away')).toBeCloseTo(win.away, 9);
      expect(probabilitiesOf({ market: 'ft_dnb', line: null, selection: 'home' }, outlook)?.push).toBeCloseTo(
        win.draw,
        9,
      );
      expect(sum('ft_wm', 'home1', 'home2', 'home3', 'home4')).toBeCloseTo(win.home, 9);
      expect(of('ft_wm', 'draw')).toBeCloseTo(win.draw, 9);
      expect(sum('ft_eg', 'goals0', 'goals2', 'goals4')).toBeLessThan(of('ft_oe', 'even'));
      expect(sum('ft_eg', 'goals0', 'goals1', 'goals2')).toBeCloseTo(of('ft_ou', 'under', 10), 9);
      for (const end of ['home', 'draw', 'away'] as const)
        expect(sum('ht_ft', `home-${end}`, `draw-${end}`, `away-${end}`)).toBeCloseTo(win[end], 9);
    }
  });

  it('of half-time/full-time agree with the first half where low scores are independent', () => {
    const outlook = outlookOf({ ...expected, lowScores: 0 });
    for (const half of ['home', 'draw', 'away'] as const) {
      const joint = (['home', 'draw', 'away'] as const).map(
        (end) =>
          probabilitiesOf({ market: 'ht_ft', line: null, selection: `${half}-${end}` }, outlook)?.win ?? NaN,
      );
      const marginal =
        probabilitiesOf({ market: 'ht_1x2', line: null, selection: half }, outlook)?.win ?? NaN;
      expect(joint.reduce((total, chance) => total + chance)).toBeCloseTo(marginal, 6);
    }
    // 2.7 goals at 45 % in the first half: e^-1.215 of no goal there and e^-1.485 of none after it
    expect(probabilitiesOf({ market: 'ft_eg', line: null, selection: 'goals0' }, outlook)?.win).toBeCloseTo(
      Math.exp(-2.7),
      6,
    );
  });

  it('of a placed handicap count from the score at placement', () => {
    const now = outlookOf(expected, moment(2, 80, 1, 0));
    const of = { market: 'ft_ah', line: 0, selection: 'home' } as const;
    // placed at 0-0, one goal up: a push is an away equaliser; placed now: a push is no further difference
    const before = probabilitiesOf(of, now, { home: 0, away: 0 });
    const fresh = probabilitiesOf(of, now);
    expect(before?.win ?? 0).toBeGreaterThan(0.8);
    expect(fresh?.push ?? 0).toBeGreaterThan(0.6);
    expect(before?.win).toBeCloseTo((fresh?.win ?? 0) + (fresh?.push ?? 0), 9);
  });

  it('end with the first half', () => {
    const of = { market: 'ht_1x2', line: null, selection: 'home' } as const;
    expect(probabilitiesOf(of, outlookOf(expected, moment(2, 46, 0, 0)))).toBeNull();
    expect(() => probabilitiesOf({ ...of, line: 1 }, outlookOf(expected))).toThrow(RangeError);
  });
});

describe('the board', () => {
  const board = priceFixture(expected);

  it('offers every market, five lines where there are lines, one main line each', () => {
    for (const market of goalMarketCodes) {
      const rows = board.filter((row) => row.market === market);
      expect(rows).toHaveLength(hasLine(market) ? 5 : 1);
      expect(rows.filter(({ main }) => main)).toHaveLength(1);
    }
  });

  it('takes the line nearest to even money as the main line', () => {
    for (const market of goalMarketCodes.filter(hasLine)) {
      const distances = board
        .filter((row) => row.market === market)
        .map(({ main, selections }) => ({ main, distance: Math.abs((selections[0]?.chance ?? 0) - 0.5) }));
      const nearest = Math.min(...distances.map(({ distance }) => distance));
      expect(distances.find(({ main }) => main)?.distance).toBe(nearest);
    }
  });

  it('keeps its margin on every market and every price within bounds, before and in play', () => {
    fc.assert(
      fc.property(anyExpected, anyMoment, (goals, at) => {
        for (const { market, selections } of priceFixture(goals, at)) {
          let implied = 0;
          for (const { price, chance } of selections) {
            if (price === null) continue;
            expect(price >= priceBounds.least && price <= priceBounds.greatest).toBe(true);
            implied += 1000 / Number(price);
            // never more than fair: price x chance of winning is at most the stake
            expect((Number(price) / 1000) * chance).toBeLessThanOrEqual(1 + 1e-9);
          }
          if (selections.every(({ price }) => price !== null))
            expect(implied).toBeGreaterThan(winnersOf(market));
        }
      }),
    );
  });

  it('returns less than the stake on average, half results and pushes included', () => {
    const outlook = outlookOf(expected);
    for (const { market, line, selections } of board) {
      for (const { selection, price } of selections) {
        const probabilities = probabilitiesOf({ market, line, selection }, outlook);
        if (price === null || probabilities === null) continue;
        const back = expectedFactor({ price, chances: chancesOf(probabilities) });
        expect(Number(back.roundTo(6, 'down'))).toBeLessThan(1_000_000);
        expect(priceFraction(price).compare(back)).toBe(1);
      }
    }
  });

  it('is the same every time', () => expect(priceFixture(expected)).toEqual(board));
});

describe('in play', () => {
  const priceOf = (at: MatchMoment, market: string, selection: string) =>
    Number(
      find(priceFixture(expected, at), market)?.selections.find((row) => row.selection === selection)?.price,
    );

  it('shortens the leader with time and lengthens a team with a red card', () => {
    expect(priceOf(moment(2, 80, 1, 0), 'ft_1x2', 'home')).toBeLessThan(
      priceOf(moment(1, 20, 1, 0), 'ft_1x2', 'home'),
    );
    expect(priceOf(moment(1, 20, 0, 0, 1), 'ft_1x2', 'home')).toBeGreaterThan(
      priceOf(moment(1, 20, 0, 0), 'ft_1x2', 'home'),
    );
  });

  it('closes what is decided or cannot be lost', () => {
    const late = priceFixture(expected, moment(2, 94, 3, 0));
    const result = find(late, 'ft_1x2')?.selections;
    expect(result?.[0]?.price).toBeNull(); // three up with a minute to go: fair price under 1.01
    expect(find(late, 'ft_cs')?.selections.find(({ selection }) => selection === '0-0')?.price).toBeNull();
    for (const { line } of late.filter(({ market }) => market === 'ft_ou')) expect(line).toBeGreaterThan(12);
    expect(late.some(({ market }) => market.startsWith('ht_'))).toBe(false);
    // Both have scored: nothing of the question is left to sell.
    const scored = priceFixture(expected, moment(2, 60, 2, 1));
    expect(find(scored, 'ft_bts')).toBeUndefined();
    expect(find(scored, 'ft_eg')?.selections.map(({ price }) => price === null)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('margin and ladder', () => {
  it('raises the sum to the overround and takes more from the long shot', () => {
    const raised = withMargin([0.6, 0.25, 0.15], 1.06);
    expect(raised.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1.06, 6);
    const [favourite = 0, , longShot = 0] = raised;
    expect(longShot / 0.15).toBeGreaterThan(favourite / 0.6);
    expect(withMargin([1, 0], 1.06)).toEqual([1, 0]);
    expect(withMargin([0.5, 0.5], 1)).toEqual([0.5, 0.5]);
  });

  it.each([
    // fair chance, with margin, price
    [0.5, 0.52, 1920n], // 1.92307 cut to 0.01
    [0.2, 0.22, 4500n], // 4.5454 cut to 0.05
    [0.05, 0.06, 16_600n], // 16.67 cut to 0.1
    [0.001, 0.01, 100_000n],
    [0.0001, 0.001, 501_000n], // the cap
    [0.985, 0.999, 1010n], // fair 1.015: offered at the least price
    [0.995, 0.999, null], // fair 1.005: closed
    [0, 0, null],
  ])('chance %s, raised to %s: %s', (fair, raised, price) => expect(boardPrice(fair, raised)).toBe(price));
});

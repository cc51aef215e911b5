import * as fc from 'fast-check';
import { Fraction, cny } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import {
  goalMarketCodes,
  halvesOf,
  hasLine,
  isMarketSelection,
  legFactor,
  settleSelection,
} from '../index.ts';
import {
  returnOf,
  selectionsOf,
  winnersOf,
  type MarketCode,
  type MarketSelection,
  type SelectionCode,
} from '../index.ts';
import type { MatchResult, Settlement } from '../index.ts';

const played = (home: number, away: number, halfHome = 0, halfAway = 0): MatchResult => ({
  state: 'played',
  fullTime: { home, away },
  halfTime: { home: halfHome, away: halfAway },
});

const pick = (market: MarketCode, line: number | null, selection: SelectionCode): MarketSelection => ({
  market,
  line,
  selection,
});

const outcomeOf = (settlement: Settlement) =>
  settlement.state === 'settled' ? settlement.outcome : settlement.reason;

describe('an Asian handicap, home team first', () => {
  it.each([
    // line, side, score, outcome, what 100.00 at 1.95 returns
    [-2, 'home', 1, 0, 'win', 195_00n],
    [-2, 'home', 1, 1, 'lose', 0n],
    [-3, 'home', 1, 0, 'halfWin', 147_50n], // -0.5/1 by one: 50 x 1.95 + 50 back = 147.50
    [-3, 'home', 2, 0, 'win', 195_00n],
    [-3, 'home', 1, 1, 'lose', 0n],
    [-3, 'away', 1, 0, 'halfLose', 50_00n], // +0.5/1, beaten by one: the half at +0.5 lost, the half at +1 back
    [-3, 'away', 0, 0, 'win', 195_00n],
    [-4, 'home', 1, 0, 'push', 100_00n],
    [-4, 'home', 2, 0, 'win', 195_00n],
    [-5, 'home', 1, 0, 'halfLose', 50_00n], // -1/1.5 by one: -1 back, -1.5 lost
    [-5, 'away', 1, 0, 'halfWin', 147_50n],
    [-1, 'home', 0, 0, 'halfLose', 50_00n], // -0/0.5, draw
    [-1, 'away', 0, 0, 'halfWin', 147_50n],
    [1, 'home', 2, 2, 'halfWin', 147_50n],
    [1, 'away', 2, 2, 'halfLose', 50_00n],
    [0, 'home', 1, 1, 'push', 100_00n],
    [0, 'away', 0, 1, 'win', 195_00n],
    [6, 'home', 0, 1, 'win', 195_00n], // +1.5
    [7, 'home', 0, 2, 'halfLose', 50_00n], // +1.5/2, beaten by two: +1.5 lost, +2 back
    [9, 'home', 0, 2, 'halfWin', 147_50n], // +2/2.5
  ] as const)('line %s, %s, %s-%s: %s', (line, side, home, away, outcome, returned) => {
    const settlement = settleSelection(pick('ft_ah', line, side), played(home, away));
    expect(outcomeOf(settlement)).toBe(outcome);
    if (settlement.state !== 'settled') throw new Error('settled');
    expect(returnOf(cny(100_00n), [{ price: 1950n, factors: settlement.factors }])).toEqual(cny(returned));
  });

  it.each([
    // placed at, final, line, side
    [1, 0, 1, 0, 0, 'home', 'push'], // no goal after placement
    [1, 0, 1, 1, 0, 'home', 'lose'], // 0-1 after placement, though the match was drawn
    [2, 0, 2, 1, -1, 'away', 'win'],
    [0, 1, 1, 1, -3, 'home', 'halfWin'], // 1-0 after placement
  ] as const)(
    'placed live at %s-%s, ended %s-%s, line %s, %s: %s',
    (ph, pa, home, away, line, side, outcome) => {
      const placement = { scoreAtPlacement: { home: ph, away: pa } };
      expect(outcomeOf(settleSelection(pick('ft_ah', line, side), played(home, away), placement))).toBe(
        outcome,
      );
    },
  );

  it('is the only market that looks at the score at placement', () => {
    const placement = { scoreAtPlacement: { home: 1, away: 1 } };
    expect(outcomeOf(settleSelection(pick('ft_ou', 10, 'over'), played(2, 1), placement))).toBe('win');
    expect(outcomeOf(settleSelection(pick('ft_1x2', null, 'home'), played(2, 1), placement))).toBe('win');
    expect(outcomeOf(settleSelection(pick('ft_cs', null, '2-1'), played(2, 1), placement))).toBe('win');
  });

  it('waits for a person when a goal before the placement was withdrawn', () => {
    const placement = { scoreAtPlacement: { home: 1, away: 0 } };
    const settlement = settleSelection(pick('ft_ah', 0, 'home'), played(0, 0), placement);
    expect(settlement).toEqual({ state: 'undecided', reason: 'placementAboveResult' });
  });
});

describe('totals', () => {
  it.each([
    [10, 'over', 3, 'win'], // 2.5
    [10, 'under', 3, 'lose'],
    [9, 'over', 2, 'halfLose'], // 2/2.5
    [9, 'under', 2, 'halfWin'],
    [11, 'over', 3, 'halfWin'], // 2.5/3
    [11, 'under', 3, 'halfLose'],
    [11, 'over', 4, 'win'],
    [12, 'over', 3, 'push'], // 3
    [12, 'under', 3, 'push'],
    [1, 'over', 0, 'halfLose'], // 0/0.5: the half at 0 pushes, the half at 0.5 loses
    [1, 'under', 0, 'halfWin'],
    [2, 'under', 0, 'win'],
  ] as const)('line %s, %s, %s goals: %s', (line, side, goals, outcome) => {
    expect(outcomeOf(settleSelection(pick('ft_ou', line, side), played(goals, 0)))).toBe(outcome);
  });
});

describe('the other markets', () => {
  it.each([
    ['ft_1x2', 'home', 2, 1, 'win'],
    ['ft_1x2', 'draw', 2, 1, 'lose'],
    ['ft_1x2', 'draw', 1, 1, 'win'],
    ['ft_1x2', 'away', 0, 1, 'win'],
    ['ft_oe', 'even', 0, 0, 'win'], // no goal is an even number of goals
    ['ft_oe', 'odd', 2, 1, 'win'],
    ['ft_oe', 'odd', 1, 1, 'lose'],
    ['ft_cs', '2-1', 2, 1, 'win'],
    ['ft_cs', '1-2', 2, 1, 'lose'],
    ['ft_cs', 'otherHome', 5, 4, 'win'],
    ['ft_cs', 'otherAway', 0, 7, 'win'],
    ['ft_cs', 'otherDraw', 5, 5, 'win'],
    ['ft_cs', 'otherDraw', 4, 4, 'lose'],
  ] as const)('%s %s at %s-%s: %s', (market, selection, home, away, outcome) => {
    expect(outcomeOf(settleSelection(pick(market, null, selection), played(home, away)))).toBe(outcome);
  });

  it('reads the first half from the half-time score alone', () => {
    const result = played(3, 0);
    expect(outcomeOf(settleSelection(pick('ht_1x2', null, 'draw'), result))).toBe('win');
    expect(outcomeOf(settleSelection(pick('ht_ah', -1, 'away'), result))).toBe('halfWin');
    expect(outcomeOf(settleSelection(pick('ht_ou', 3, 'under'), result))).toBe('win');
  });
});

describe('for every market and score', () => {
  const goals = fc.nat({ max: 9 });
  const lines = fc.integer({ min: 1, max: 24 });
  const scores = fc.record({ home: goals, away: goals, halfHome: goals, halfAway: goals });

  const factorOf = (settlement: Settlement, price = 2000n) => {
    if (settlement.state !== 'settled') throw new Error(settlement.reason);
    return legFactor({ price, factors: settlement.factors });
  };

  it('a unit on every selection returns one winner, or the stakes of a push', () => {
    fc.assert(
      fc.property(fc.constantFrom(...goalMarketCodes), lines, scores, (market, line, s) => {
        const result = played(s.home + s.halfHome, s.away + s.halfAway, s.halfHome, s.halfAway);
        const at = hasLine(market) ? line : null;
        // at evens the sides of a line return 2 between them whatever happens; a field returns 2 for each winner
        const total = selectionsOf(market)
          .map((selection) => factorOf(settleSelection(pick(market, at, selection), result)))
          .reduce((sum, factor) => sum.add(factor));
        expect(total.toString()).toBe(String(2 * winnersOf(market)));
      }),
    );
  });

  it('a quarter line is half the stake on each neighbour', () => {
    const markets = fc.constantFrom('ft_ah' as const, 'ft_ou' as const, 'ht_ah' as const, 'ht_ou' as const);
    const quarter = fc.integer({ min: 1, max: 12 }).map((pair) => pair * 2 + 1);
    const price = fc.bigInt({ min: 1001n, max: 20_000n });
    fc.assert(
      fc.property(
        markets,
        quarter,
        fc.boolean(),
        fc.nat({ max: 1 }),
        scores,
        price,
        (market, size, minus, side, s, at) => {
          const line = minus && market.endsWith('ah') ? -size : size;
          const selection = selectionsOf(market)[side] ?? 'home';
          const result = played(s.home + s.halfHome, s.away + s.halfAway, s.halfHome, s.halfAway);
          const on = (quarters: number) =>
            factorOf(settleSelection(pick(market, quarters, selection), result), at);
          const [low, high] = halvesOf(line);
          expect(isMarketSelection(pick(market, low, selection))).toBe(true);
          expect(on(line).toString()).toBe(on(low).add(on(high)).mul(Fraction.HALF).toString());
        },
      ),
    );
  });
});

it('refuses a selection that no market has', () => {
  expect(() => settleSelection(pick('ft_ah', null, 'home'), played(1, 0))).toThrow(RangeError);
  expect(() => settleSelection(pick('ft_1x2', 4, 'home'), played(1, 0))).toThrow(RangeError);
  expect(() => settleSelection(pick('ft_1x2', null, 'over'), played(1, 0))).toThrow(RangeError);
});

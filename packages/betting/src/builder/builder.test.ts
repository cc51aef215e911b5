import { describe, expect, it } from 'vitest';
import { parseSelectionKey } from '../markets/market-key.ts';
import type { MarketSelection } from '../markets/selections.ts';
import { factorsOf } from '../settlement/outcome.ts';
import { builderPrices, jointChances } from './builder-prices.ts';
import { builderRefusals } from './builder-refusals.ts';
import { settleBuilder } from './settle-builder.ts';

const pick = (key: string): MarketSelection => {
  const found = parseSelectionKey(key);
  if (!found) throw new Error(`no selection ${key}`);
  return found;
};
const picks = (...keys: string[]) => keys.map(pick);
const refusals = (...keys: string[]) =>
  builderRefusals(picks(...keys).map((selection) => ({ fixtureId: '1', selection })));
const even = { home: 1, away: 1, firstHalfShare: 0.5, lowScores: 0 };
/** Only the home team scores: one goal on average, evenly over the halves. */
const oneSided = { ...even, away: 0 };

describe('the chance of several legs together', () => {
  it('is that of the scores at which all win, by hand', () => {
    const chances = jointChances(picks('ht_1x2/home', 'ft_ou:6/over'), oneSided);
    // 1 - P(none in the first half) - P(one in it, none later) = 1 - e^-0.5 - 0.5 e^-1
    expect(chances[3]).toBeCloseTo(1 - Math.exp(-0.5) - 0.5 * Math.exp(-1), 10);
    expect(chances[1]).toBeCloseTo(1 - Math.exp(-0.5), 10);
    expect(chances[2]).toBeCloseTo(1 - 2 * Math.exp(-1), 10);
    expect(chances[0]).toBeCloseTo(1, 10);
  });

  it('is what counting the goals of both halves one by one says', () => {
    const legs = picks('ft_1x2/home', 'ht_oe/even', 'ft_bts/yes', 'ft_ah:-2/home', 'ht_ft/draw-home');
    const rules: ((half: number[], full: number[]) => boolean)[] = [
      (_, [home = 0, away = 0]) => home > away,
      ([home = 0, away = 0]) => (home + away) % 2 === 0,
      (_, [home = 0, away = 0]) => home > 0 && away > 0,
      (_, [home = 0, away = 0]) => home - away - 0.5 > 0,
      ([one = 0, other = 0], [home = 0, away = 0]) => one === other && home > away,
    ];
    const expected = { home: 1.6, away: 1.1, firstHalfShare: 0.45, lowScores: 0 };
    const sums = new Float64Array(2 ** legs.length);
    forEachMatch(expected, (half, full, chance) => {
      for (let set = 0; set < sums.length; set += 1) {
        const come = rules.every((rule, place) => (set & (1 << place)) === 0 || rule(half, full));
        if (come) sums[set] = (sums[set] ?? 0) + chance;
      }
    });
    const chances = jointChances(legs, expected);
    for (const [set, sum] of sums.entries()) expect(chances[set]).toBeCloseTo(sum, 8);
  });
});

/** Each half of each team a Poisson count of its own. */
function forEachMatch(
  { home, away, firstHalfShare: early }: typeof even,
  visit: (half: number[], full: number[], chance: number) => void,
): void {
  const means = [home * early, away * early, home * (1 - early), away * (1 - early)];
  const tables = means.map((mean) => {
    const chances = [Math.exp(-mean)];
    for (let goals = 1; goals < 13; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
    return chances;
  });
  const [a = [], b = [], c = [], d = []] = tables;
  a.forEach((ofA, one) => {
    b.forEach((ofB, two) => {
      c.forEach((ofC, three) => {
        d.forEach((ofD, four) => visit([one, two], [one + three, two + four], ofA * ofB * ofC * ofD));
      });
    });
  });
}

describe('the price of a builder', () => {
  it('is 1 / (1.06 × P) cut down to the ladder, of each set of its legs', () => {
    // P: first 0.39347, second 0.26424, both 0.20953; 1 / 1.06 P: 2.3977, 3.5702, 4.5024
    expect(builderPrices(picks('ht_1x2/home', 'ft_ou:6/over'), oneSided)).toEqual([2390n, 3570n, 4500n]);
  });

  it('keeps a price for each of the 63 sets of six legs, of more legs never a lower one', () => {
    const six = picks(
      'ft_1x2/home',
      'ht_1x2/draw',
      'ft_bts/yes',
      'ft_ou:14/under',
      'ht_oe/even',
      'ft_oe/odd',
    );
    const prices = builderPrices(six, even) ?? [];
    expect(prices).toHaveLength(63);
    for (const [index, price] of prices.entries()) {
      const set = index + 1;
      for (let place = 0; place < 6; place += 1) {
        const less = set & ~(1 << place);
        if (less > 0) expect(price).toBeGreaterThanOrEqual(prices[less - 1] ?? 0n);
      }
    }
  });

  it('is none where the scores bring it never', () => {
    expect(builderPrices(picks('ft_1x2/away', 'ht_oe/even'), oneSided)).toBeNull();
  });
});

describe('legs that make no builder', () => {
  it('are refused each with its reason and place', () => {
    expect(refusals('ft_1x2/home', 'ft_ou:10/over')).toEqual([]);
    expect(refusals('ft_1x2/home')).toEqual([{ place: null, reason: 'tooFew' }]);
    expect(refusals(...Array<string>(7).fill('ft_oe/odd'))).toEqual([{ place: null, reason: 'tooMany' }]);
    // refunded at a draw; a whole and a quarter line; another sport
    expect(refusals('ft_dnb/home', 'ft_ou:8/over', 'ft_ah:-3/home', 'es_w/home', 'ft_oe/odd')).toEqual(
      [0, 1, 2, 3].map((place) => ({ place, reason: 'notBuilt' })),
    );
    expect(refusals('ft_cs/1-0', 'ft_bts/yes')).toEqual([{ place: 1, reason: 'impossible' }]);
    expect(refusals('ft_1x2/home', 'ft_oe/odd', 'ft_1x2/draw')).toEqual([{ place: 2, reason: 'impossible' }]);
    // each two of them go together, all three do not
    expect(refusals('ft_ou:6/under', 'ft_bts/no', 'ft_wm/home2')).toEqual([
      { place: 2, reason: 'impossible' },
    ]);
    expect(refusals('ft_1x2/home', 'ft_ou:2/over')).toEqual([{ place: 1, reason: 'redundant' }]);
    expect(refusals('ft_oe/odd', 'ft_oe/odd')).toEqual(
      [0, 1].map((place) => ({ place, reason: 'redundant' })),
    );
    // a draw at both ends says all of it
    expect(refusals('ht_ft/draw-draw', 'ht_1x2/draw')).toEqual([{ place: 1, reason: 'redundant' }]);
    // Home led and did not win: both have scored. Neither says it alone.
    expect(refusals('ht_1x2/home', 'ft_1x2/draw', 'ft_bts/yes')).toEqual([{ place: 2, reason: 'redundant' }]);
    const foreign = ['1', '2'].map((fixtureId, place) => ({
      fixtureId,
      selection: pick(place === 0 ? 'ft_1x2/home' : 'ft_oe/odd'),
    }));
    expect(builderRefusals(foreign)).toEqual([{ place: 1, reason: 'otherMatch' }]);
  });
});

describe('the end of a builder', () => {
  const prices = [1500n, 2000n, 2600n, 3000n, 4100n, 5200n, 7000n];
  const [win, lose, gone] = [factorsOf('win'), factorsOf('lose'), factorsOf('void')];

  it('pays the price that was kept for the legs that are not void', () => {
    expect(settleBuilder(prices, [win, win, win])).toEqual({ price: 7000n, factors: win });
    expect(settleBuilder(prices, [gone, win, win])).toEqual({ price: 5200n, factors: win });
    expect(settleBuilder(prices, [win, gone, win])).toEqual({ price: 4100n, factors: win });
    expect(settleBuilder(prices, [win, win, gone])).toEqual({ price: 2600n, factors: win });
    expect(settleBuilder(prices, [gone, gone, win])).toEqual({ price: 3000n, factors: win });
    expect(settleBuilder(prices, [gone, gone, gone]).factors).toEqual(gone);
  });

  it('is lost with its first lost leg, and waits for what may still lose it', () => {
    expect(settleBuilder(prices, [win, lose, null])).toEqual({ price: 7000n, factors: lose });
    expect(settleBuilder(prices, [gone, lose, null])).toEqual({ price: 5200n, factors: lose });
    expect(settleBuilder(prices, [win, null, gone]).factors).toBeNull();
    expect(() => settleBuilder(prices, [factorsOf('halfWin'), win, win])).toThrow(RangeError);
    expect(() => settleBuilder(prices, [win, win])).toThrow(RangeError);
  });
});

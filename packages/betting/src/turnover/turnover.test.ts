import * as fc from 'fast-check';
import { cny } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import { countedTurnover, factorsOf, systemStake, takeOppositeSides, type OutcomeKind } from '../index.ts';

const leg = (price: bigint, outcome: Exclude<OutcomeKind, 'deadHeat'>) => ({
  price,
  factors: factorsOf(outcome),
});
const single = { unitStake: cny(100_00n), sizes: [1], opposed: false };

describe('turnover of a single of 100.00', () => {
  it.each([
    [2500n, 'win', 100_00n],
    [2500n, 'lose', 100_00n],
    [1500n, 'win', 50_00n], // the possible win of 50 is lower than the stake
    [1500n, 'lose', 50_00n],
    [2500n, 'halfWin', 50_00n],
    [2500n, 'halfLose', 50_00n],
    [1500n, 'halfLose', 25_00n],
    [2500n, 'push', 0n],
    [2500n, 'void', 0n],
  ] as const)('at %s, %s counts %s', (price, outcome, counted) => {
    expect(countedTurnover({ ...single, legs: [leg(price, outcome)] })).toEqual(cny(counted));
  });

  it('counts nothing for both sides and under the minimum price', () => {
    const legs = [leg(1950n, 'win')];
    expect(countedTurnover({ ...single, legs, opposed: true })).toEqual(cny(0n));
    expect(countedTurnover({ ...single, legs, minimumPrice: 1951n })).toEqual(cny(0n));
    expect(countedTurnover({ ...single, legs, minimumPrice: 1950n })).toEqual(cny(95_00n));
  });
});

describe('turnover of combinations', () => {
  it('leaves out the part of a parlay that returns untouched', () => {
    const parlay = { unitStake: cny(100_00n), sizes: [2], opposed: false };
    expect(countedTurnover({ ...parlay, legs: [leg(2000n, 'win'), leg(2000n, 'void')] })).toEqual(
      cny(100_00n),
    );
    expect(countedTurnover({ ...parlay, legs: [leg(2000n, 'push'), leg(2000n, 'void')] })).toEqual(cny(0n));
    // two half results: a quarter of the stake is void in both
    expect(countedTurnover({ ...parlay, legs: [leg(2000n, 'halfWin'), leg(2000n, 'halfLose')] })).toEqual(
      cny(75_00n),
    );
    // the void leg's price does not lift a low one over the stake: 1.20 wins 20
    expect(countedTurnover({ ...parlay, legs: [leg(1200n, 'win'), leg(9000n, 'void')] })).toEqual(
      cny(20_00n),
    );
  });

  it('sums a system and never passes its stake', () => {
    const outcomes = fc.constantFrom('win', 'halfWin', 'push', 'halfLose', 'lose', 'void');
    const legs = fc.array(
      fc
        .tuple(fc.bigInt({ min: 1001n, max: 9000n }), outcomes)
        .map(([price, outcome]) => leg(price, outcome)),
      { minLength: 3, maxLength: 5 },
    );
    fc.assert(
      fc.property(legs, (chosen) => {
        const system = { legs: chosen.length, sizes: [2, 3] };
        const counted = countedTurnover({
          unitStake: cny(10_00n),
          sizes: system.sizes,
          legs: chosen,
          opposed: false,
        });
        expect(counted.minor).toBeGreaterThanOrEqual(0n);
        expect(counted.minor).toBeLessThanOrEqual(systemStake(system, cny(10_00n)).minor);
      }),
    );
  });
});

describe('opposite sides', () => {
  it.each([
    [
      [
        ['ft_ou', 10, 'over'],
        ['ft_ou', 10, 'under'],
      ],
      true,
    ],
    [
      [
        ['ft_ou', 10, 'over'],
        ['ft_ou', 14, 'under'],
      ],
      true,
    ], // another line of the same market
    [
      [
        ['ft_ou', 10, 'over'],
        ['ht_ou', 4, 'under'],
      ],
      false,
    ],
    [
      [
        ['ft_dc', null, 'homeDraw'],
        ['ft_dc', null, 'drawAway'],
      ],
      true,
    ], // one of them wins whatever happens
    [
      [
        ['ht_ft', null, 'home-home'],
        ['ht_ft', null, 'away-away'],
      ],
      false,
    ],
    [
      [
        ['ft_ah', -2, 'home'],
        ['ft_ah', 2, 'away'],
      ],
      true,
    ],
    [
      [
        ['ft_1x2', null, 'home'],
        ['ft_1x2', null, 'draw'],
      ],
      false,
    ],
    [
      [
        ['ft_1x2', null, 'home'],
        ['ft_1x2', null, 'draw'],
        ['ft_1x2', null, 'away'],
      ],
      true,
    ],
    [
      [
        ['ft_oe', null, 'odd'],
        ['ft_oe', null, 'even'],
      ],
      true,
    ],
    [
      [
        ['ft_cs', null, '1-0'],
        ['ft_cs', null, '0-1'],
      ],
      false,
    ],
    [[['ft_ou', 10, 'over']], false],
  ] as const)('%j: %s', (bets, opposed) => {
    expect(takeOppositeSides(bets.map(([market, line, selection]) => ({ market, line, selection })))).toBe(
      opposed,
    );
  });
});

import { Fraction } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import { gemSheet } from './gem/gem-multiplier.ts';
import { gemSpread } from './gem/gem-spread.ts';
import { cardName } from '../cards/card.ts';
import { hiloSheet } from './hilo/hilo-multiplier.ts';
import { hiloSpread } from './hilo/hilo-spread.ts';

const one = Fraction.ONE;

describe('how far acts scatter a return', () => {
  it.each([
    [3, 5],
    [1, 24],
    [24, 1],
    [12, 13],
  ])('%i mines, %i gems: has the mean of the variance of that plan', (mines, gems) => {
    let [mean, alive] = [Fraction.ZERO, one];
    for (let found = 0; found < gems; found += 1) {
      const safe = Fraction.of(BigInt(25 - mines - found), BigInt(25 - found));
      // Ends with this opening by a mine, or by the plan.
      const ends = found === gems - 1 ? alive : alive.mul(one.sub(safe));
      mean = mean.add(ends.mul(gemSpread(gemSheet, mines, found + 1)));
      alive = alive.mul(safe);
    }
    // Returns 0.99 / p with chance p.
    const share = Fraction.of(99n, 100n);
    expect(mean.toString()).toBe(share.mul(share).mul(one.div(alive).sub(one)).toString());
  });

  it('counts the guesses of a round and not what it skips', () => {
    const [ace, seven, king] = [0, 6, 12].map((card) => cardName(card));
    const steps = [
      { kind: 'card', card: seven ?? '' },
      { kind: 'skip', card: ace ?? '', right: true },
      { kind: 'higher', card: seven ?? '', right: true },
      { kind: 'lower', card: king ?? '', right: false },
    ];
    // On an ace 12 ranks of 13 are higher, on a seven 7 are not above it: 0.99^2 * (13/12 - 1) + (0.99 * 13/12)^2 * (13/7 - 1).
    const share = Fraction.of(99n, 100n);
    const factor = Fraction.of(13n, 12n);
    const first = share.mul(share).mul(Fraction.of(1n, 12n));
    const second = share.mul(factor).mul(share.mul(factor)).mul(Fraction.of(6n, 7n));
    const { guesses, spread } = hiloSpread(hiloSheet, steps);
    expect(guesses).toBe(2);
    expect(spread.toString()).toBe(first.add(second).toString());
  });
});

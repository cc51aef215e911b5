import { Fraction } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import { judgeReturns } from './observed.ts';

/** 10,000 rounds of 1.00 at 1:1 and a chance of 99 of 200: mean 0.99, variance 0.9999 of a stake, in fen. */
const rounds = {
  rounds: 10_000,
  paid: 0,
  staked: 1_000_000n,
  expected: Fraction.of(990_000n),
  variance: Fraction.of(9_999n * 10_000n),
};

describe('returns against theory', () => {
  it('are inside up to 3.29 sigma and outside from there, on both sides', () => {
    // sigma = sqrt(99,990,000) = 9,999.5 fen; 3.29 sigma = 32,898.36 fen.
    const state = (returned: bigint) => judgeReturns({ ...rounds, returned }).state;
    expect(state(990_000n)).toBe('inside');
    expect(state(990_000n + 32_898n)).toBe('inside');
    expect(state(990_000n + 32_899n)).toBe('above');
    expect(state(990_000n - 32_898n)).toBe('inside');
    expect(state(990_000n - 32_899n)).toBe('below');
  });

  it('are not judged under 10,000 rounds, and allow for half a unit of rounding a payment', () => {
    const far = { ...rounds, returned: 2_000_000n };
    expect(judgeReturns({ ...far, rounds: 9_999 }).state).toBe('few');
    expect(judgeReturns(far).state).toBe('above');
    const rounded = { ...rounds, returned: 990_000n + 32_900n };
    expect(judgeReturns(rounded).state).toBe('above');
    expect(judgeReturns({ ...rounded, paid: 4 }).state).toBe('inside');
  });

  it('are parts of the stake', () => {
    const { observed, theory, low, high } = judgeReturns({ ...rounds, returned: 995_000n });
    expect([observed, theory].map(String)).toEqual(['199/200', '99/100']);
    expect([low, high].map((part) => part.roundTo(6, 'halfUp'))).toEqual([957_102n, 1_022_898n]);
  });

  it('take the root of nothing and of small sums', () => {
    const certain = { ...rounds, variance: Fraction.ZERO, returned: 990_000n };
    expect(judgeReturns(certain).state).toBe('inside');
    expect(judgeReturns({ ...certain, returned: 990_001n }).state).toBe('above');
    expect(judgeReturns({ ...certain, variance: Fraction.of(1n, 4n), returned: 990_001n }).state).toBe(
      'inside',
    );
  });
});

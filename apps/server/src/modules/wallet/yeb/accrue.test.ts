import { Fraction } from '@fairway/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accrue, carriedText, percentOf } from './accrue.ts';

describe('a day’s interest', () => {
  it('carries what is less than a cent on to the next day', () => {
    // 100.00 yuan at 3.65 % a year is one cent a day, exactly.
    expect(accrue({ base: 100_00n, annualBps: 365, carried: 0n })).toEqual({ earned: 1n, carried: 0n });
    // 137.00: 1.37 cents; the third day's rest makes a second cent.
    const days = [accrue({ base: 137_00n, annualBps: 365, carried: 0n })];
    for (let day = 1; day < 3; day += 1)
      days.push(accrue({ base: 137_00n, annualBps: 365, carried: days.at(-1)?.carried ?? 0n }));
    expect(days.map(({ earned }) => earned)).toEqual([1n, 1n, 2n]);
    expect(carriedText(days[0]?.carried ?? 0n)).toBe('0.3700');
    expect(percentOf(365)).toBe('3.65');
  });

  it('differs from the exact value of a year by less than one cent, whatever balances and rates', () => {
    const day = fc.record({
      base: fc.bigInt({ min: 0n, max: 100_000_000n }),
      annualBps: fc.integer({ min: 0, max: 3_000 }),
    });
    fc.assert(
      fc.property(fc.array(day, { minLength: 365, maxLength: 365 }), (year) => {
        let paid = 0n;
        let carried = 0n;
        let exact = Fraction.ZERO;
        for (const { base, annualBps } of year) {
          const step = accrue({ base, annualBps, carried });
          paid += step.earned;
          carried = step.carried;
          exact = exact.add(Fraction.of(base * BigInt(annualBps), 3_650_000n));
        }
        const missing = exact.sub(Fraction.of(paid));
        return missing.compare(Fraction.ZERO) >= 0 && missing.compare(Fraction.ONE) < 0;
      }),
      { numRuns: 50 },
    );
  });
});

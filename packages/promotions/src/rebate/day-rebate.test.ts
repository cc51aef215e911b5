import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstGrades } from '../ladder/grade-terms.ts';
import { dayRebate } from './day-rebate.ts';

const rates = firstGrades[5]!.rebates;

it('adds all categories and rounds down once', () => {
  // 1,234.56 x 0.45 % = 5.55552; 1.11 x 0.225 % (lottery) = 0.0024975: 5.5580175 in all, the rest is carried.
  const day = { played: { ty: 1_234_56n, cp: 1_11n }, rates, carried: 0n, dayCap: null };
  expect(dayRebate(day)).toEqual({ paid: 5_55n, carried: 80_175n });
  expect(dayRebate({ ...day, played: {}, carried: 99_999n })).toEqual({ paid: 0n, carried: 99_999n });
});

it('pays no more than the cap and never below nothing', () => {
  const day = { played: { dz: 1_000_000_00n }, rates, carried: 0n, dayCap: 100_00n };
  expect(dayRebate(day)).toEqual({ paid: 100_00n, carried: 0n });
  expect(dayRebate({ ...day, dayCap: null })).toEqual({ paid: 7_000_00n, carried: 0n });
  const owed = dayRebate({ ...day, played: { dz: -10_00n }, dayCap: null });
  expect(owed).toEqual({ paid: 0n, carried: -7_00_000n });
  // 10.00 at 0.7 % are 7 fen: the next day makes up what the correction took.
  expect(dayRebate({ ...day, played: { dz: 10_00n }, carried: owed.carried })).toEqual({
    paid: 0n,
    carried: 0n,
  });
});

it('pays over many days what the whole would pay, to the fen', () => {
  const day = fc.record({ ty: fc.bigInt(0n, 9_999_99n), zr: fc.bigInt(0n, 9_999_99n) });
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 30 }), (days) => {
      let [paid, carried] = [0n, 0n];
      for (const played of days) {
        const one = dayRebate({ played, rates, carried, dayCap: null });
        paid += one.paid;
        carried = one.carried;
      }
      const sum = (of: 'ty' | 'zr') => days.reduce((total, one) => total + one[of], 0n);
      expect(paid).toBe((sum('ty') * 450n + sum('zr') * 600n) / 100_000n);
    }),
  );
});

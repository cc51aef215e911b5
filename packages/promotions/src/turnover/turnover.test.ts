import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giveUpAmount, giveUpRefusal } from './give-up.ts';
import { releaseDue, releasedSoFar } from './release.ts';
import { countedPlay, requiredPlay, type TurnoverTerms } from './terms.ts';

const weights = { ty: 100, dj: 100, dz: 60, by: 60, zr: 15, cp: 0, qp: 60 };
const terms: TurnoverTerms = {
  depositTimes: 0,
  timesPercent: 300,
  weights,
  leastPrice: 1_500n,
  mostPerBet: 500_00n,
};

describe('what is asked and what counts', () => {
  it('is (a x deposit + bonus) x N', () => {
    const sums = { deposit: 1_000_00n, bonus: 250_00n };
    // 250.00 x 3; (1,000.00 + 250.00) x 3; in hundredths of a fen
    expect(requiredPlay(terms, sums)).toBe(750_00_00n);
    expect(requiredPlay({ ...terms, depositTimes: 1 }, sums)).toBe(3_750_00_00n);
    expect(requiredPlay({ ...terms, timesPercent: 0 }, sums)).toBe(0n);
    // Once and a half of a fen: nothing is rounded.
    expect(requiredPlay({ ...terms, timesPercent: 150 }, { deposit: 0n, bonus: 1n })).toBe(150n);
  });

  it('is weighted without rounding, from the least price, up to the most of a bet', () => {
    expect(countedPlay(terms, { category: 'zr', turnover: 1n })).toBe(15n);
    expect(countedPlay(terms, { category: 'ty', turnover: 10_00n, price: 1_499n })).toBe(0n);
    expect(countedPlay(terms, { category: 'ty', turnover: 10_00n, price: 1_500n })).toBe(10_00_00n);
    expect(countedPlay(terms, { category: 'dz', turnover: 900_00n })).toBe(300_00_00n);
    expect(countedPlay(terms, { category: 'cp', turnover: 10_00n })).toBe(0n);
  });
});

describe('a bonus that comes free by tenths', () => {
  const bonus = 33_33n;

  it('pays a tenth of it for each tenth played, and all of it at the last', () => {
    const at = (played: bigint) => releasedSoFar({ bonus, required: 1_000n, played });
    expect([0n, 99n, 100n, 199n, 200n, 999n, 1_000n, 5_000n].map(at)).toEqual([
      0n,
      0n,
      3_33n,
      3_33n,
      6_66n,
      29_99n,
      33_33n,
      33_33n,
    ]);
    expect(releasedSoFar({ bonus, required: 0n, played: 0n })).toBe(bonus);
    expect(at(-100n)).toBe(0n);
  });

  it('pays the whole bonus however it is played, and nothing twice when play is taken back', () => {
    const plays = fc.array(fc.bigInt({ min: -300n, max: 400n }), { maxLength: 40 });
    fc.assert(
      fc.property(plays, fc.bigInt({ min: 1n, max: 99_999n }), (parts, amount) => {
        let [played, paid] = [0n, 0n];
        for (const part of [...parts, 20_000n]) {
          played += part;
          const due = releaseDue({ bonus: amount, required: 1_000n, played }, paid);
          expect(due >= 0n).toBe(true);
          paid += due;
          expect(paid <= amount).toBe(true);
        }
        expect(paid).toBe(amount);
      }),
    );
  });
});

describe('giving up a bonus paid upfront', () => {
  const state = {
    bonus: 100_00n,
    center: 500_00n,
    funds: 500_00n,
    fundsAfterGrant: 300_00n,
    deposits: 0n,
    withdrawals: 0n,
  };

  it('takes the bonus and what was won since, but no more than there is', () => {
    // Won 200.00 with it.
    expect(giveUpAmount(state)).toBe(300_00n);
    expect(giveUpAmount({ ...state, center: 250_00n })).toBe(250_00n);
    // 150.00 of it came by a deposit, 20.00 went out.
    expect(giveUpAmount({ ...state, deposits: 150_00n, withdrawals: 20_00n })).toBe(170_00n);
    // Lost: the bonus alone, as far as there is money.
    expect(giveUpAmount({ ...state, funds: 250_00n, center: 250_00n })).toBe(100_00n);
    expect(giveUpAmount({ ...state, funds: 40_00n, center: 40_00n })).toBe(40_00n);
  });

  it('is refused while bets are open or money is at a venue', () => {
    expect(giveUpRefusal({ openBets: 1, atVenues: 0n })).toBe('betsOpen');
    expect(giveUpRefusal({ openBets: 0, atVenues: 1n })).toBe('moneyAtVenue');
    expect(giveUpRefusal({ openBets: 0, atVenues: 0n })).toBeUndefined();
  });
});

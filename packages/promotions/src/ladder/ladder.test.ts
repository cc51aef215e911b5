import { cny, coin, usdt } from '@fairway/money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstGrades } from './grade-terms.ts';
import { benefitGrade, judgeGrade, type JudgedMember } from './judge-grade.ts';
import { keepUntil, playToKeep, relegateDate } from './keep.ts';
import { forecastDays } from './forecast.ts';
import { inFen } from './lifetime.ts';
import { progressToNext } from './progress.ts';

const member: JudgedMember = {
  grade: 5,
  highest: 5,
  deposited: 86_000_00n,
  played: 412_600_00n,
  quarterPlay: 0n,
  endedQuarter: null,
};

describe('version 1 of the grades', () => {
  it('has eleven levels, each asking and giving no less than the one below', () => {
    expect(firstGrades.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(firstGrades[0]).toMatchObject({ upgradeDeposit: 0n, upgradeFlows: 0n });
    for (const [index, terms] of firstGrades.entries()) {
      const below = firstGrades[index - 1];
      expect(terms.upgradeFlows).toBe(terms.upgradeDeposit * 5n);
      expect(Object.values(terms.rebates).every(Number.isInteger)).toBe(true);
      if (!below) continue;
      expect(terms.upgradeDeposit).toBeGreaterThan(below.upgradeDeposit);
      expect(terms.upgradeBonus).toBeGreaterThan(below.upgradeBonus);
      expect(terms.dayWithdrawalMoney).toBeGreaterThan(below.dayWithdrawalMoney);
      expect(terms.rebates.ty).toBeGreaterThan(below.rebates.ty);
    }
  });

  it('holds the figures of the board', () => {
    expect(firstGrades[5]).toMatchObject({
      upgradeDeposit: 80_000_00n,
      upgradeBonus: 388_00n,
      monthGift: 188_00n,
      birthCash: 288_00n,
      dayWithdrawalCounts: 10,
      dayWithdrawalMoney: 500_000_00n,
      rebates: { ty: 450, dj: 450, zr: 600, dz: 700, by: 700, qp: 700, cp: 225 },
    });
    expect(firstGrades[10]).toMatchObject({ upgradeDeposit: 5_000_000_00n, dayWithdrawalCounts: -1 });
  });
});

describe('lifetime sums', () => {
  it('count a USDT as 7.20 and a coin as nothing', () => {
    expect(inFen([cny(1_00n), usdt(10_000000n), coin(500n)])).toBe(73_00n);
    // 0.001388 USDT are 0.99936 fen; two of them are 1.99872.
    expect(inFen([usdt(1_388n), usdt(1_388n)])).toBe(1n);
    expect(inFen([usdt(-1_388n)])).toBe(0n);
  });
});

describe('the judging of a day', () => {
  it('rises by one level where deposits and play are both reached, however far they are', () => {
    expect(judgeGrade(firstGrades, member)).toBeUndefined();
    const both = { ...member, deposited: 9_000_000_00n, played: 600_000_00n };
    expect(judgeGrade(firstGrades, both)).toEqual({ grade: 6, cause: 'reached' });
    expect(judgeGrade(firstGrades, { ...both, played: 599_999_99n })).toBeUndefined();
    expect(judgeGrade(firstGrades, { ...both, deposited: 119_999_99n })).toBeUndefined();
  });

  it('does not rise beyond the last level', () => {
    const top = { ...member, grade: 10, highest: 10, deposited: 10n ** 12n, played: 10n ** 12n };
    expect(judgeGrade(firstGrades, top)).toBeUndefined();
  });

  it('loses a level with a quarter under 3 % of its own flows, and wins it back by the same', () => {
    // Level 5 asks for 400,000.00 of play, 3 % are 12,000.00; level 6 would ask for 18,000.00.
    expect(judgeGrade(firstGrades, { ...member, endedQuarter: 11_999_99n })).toEqual({
      grade: 4,
      cause: 'lost',
    });
    expect(judgeGrade(firstGrades, { ...member, endedQuarter: 12_000_00n })).toBeUndefined();
    const fallen = { ...member, grade: 4, played: 9_000_000_00n, deposited: 9_000_000_00n };
    expect(judgeGrade(firstGrades, { ...fallen, quarterPlay: 11_999_99n })).toBeUndefined();
    expect(judgeGrade(firstGrades, { ...fallen, quarterPlay: 12_000_00n })).toEqual({
      grade: 5,
      cause: 'wonBack',
    });
  });

  it('never moves by more than a level and stays on the ladder, whatever was played', () => {
    const sum = fc.bigInt({ min: -1_000_00n, max: 30_000_000_00n });
    const level = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(level, level, sum, sum, sum, fc.option(sum), (grade, other, ...sums) => {
        const [deposited, played, quarterPlay, endedQuarter] = sums;
        const highest = Math.max(grade, other);
        const judged = { grade, highest, deposited, played, quarterPlay, endedQuarter };
        const after = judgeGrade(firstGrades, judged)?.grade ?? grade;
        expect(Math.abs(after - grade)).toBeLessThanOrEqual(1);
        expect(firstGrades[after]).toBeDefined();
      }),
    );
  });

  it('gives the benefits of 7 until a higher level is reviewed', () => {
    expect([6, 7, 8, 10].map((grade) => benefitGrade(grade, false))).toEqual([6, 7, 7, 7]);
    expect(benefitGrade(10, true)).toBe(10);
  });
});

describe('the date of relegation', () => {
  const state = { grade: 5, quarterPlay: 0n, breaks: [] };

  it('is the last day of the quarter, and none for whom it does not threaten', () => {
    expect(relegateDate(firstGrades, state, '2026-08-15')).toBe('2026-09-30');
    expect(relegateDate(firstGrades, { ...state, quarterPlay: 12_000_00n }, '2026-08-15')).toBeNull();
    expect(relegateDate(firstGrades, { ...state, grade: 0 }, '2026-08-15')).toBeNull();
    expect(playToKeep({ ...firstGrades[1]!, upgradeFlows: 1_01n })).toBe(4n);
  });

  it('comes later by every day on a break, counted once', () => {
    const until = (...breaks: { from: string; to: string | null }[]) => keepUntil('2026-08-15', breaks);
    expect(until({ from: '2026-08-01', to: '2026-08-08' })).toBe('2026-10-07');
    expect(until({ from: '2026-08-01', to: '2026-08-08' }, { from: '2026-08-05', to: '2026-08-10' })).toBe(
      '2026-10-09',
    );
    // It began in the quarter before: only its days from 1 July count.
    expect(until({ from: '2026-06-20', to: '2026-07-03' })).toBe('2026-10-02');
    // The second one begins only after the quarter, but before what the first one added is over.
    expect(until({ from: '2026-09-28', to: '2026-10-05' }, { from: '2026-10-06', to: '2026-10-08' })).toBe(
      '2026-10-09',
    );
    // One within another, and one that was over before the quarter, add nothing.
    const long = { from: '2026-08-01', to: '2026-08-20' };
    expect(until(long, { from: '2026-08-05', to: '2026-08-08' })).toBe('2026-10-19');
    expect(until({ from: '2026-05-01', to: '2026-05-10' })).toBe('2026-09-30');
    expect(until({ from: '2026-10-01', to: '2026-10-08' })).toBe('2026-09-30');
    expect(until({ from: '2026-09-30', to: null })).toBeNull();
  });
});

describe('progress and forecast', () => {
  it('are those of the board', () => {
    // 86,000 of 120,000 are 71.67 %, 412,600 of 600,000 are 68.77 %.
    expect(progressToNext(firstGrades, member)).toMatchObject({
      level: 6,
      deposit: { rest: 34_000_00n, percent: 72 },
      flows: { rest: 187_400_00n, percent: 69 },
    });
    expect(progressToNext(firstGrades, { ...member, deposited: 119_999_99n })?.deposit.percent).toBe(99);
    expect(progressToNext(firstGrades, { ...member, deposited: -1n })?.deposit.percent).toBe(0);
    expect(progressToNext(firstGrades, { ...member, grade: 10 })).toBeNull();
  });

  it('say the days of the slower sum, rounded up', () => {
    const deposit = { rest: 34_000_00n, lastThirtyDays: 102_000_00n };
    const play = { rest: 187_400_00n, lastThirtyDays: 468_500_00n };
    expect(forecastDays([deposit, play])).toBe(12);
    expect(forecastDays([play, deposit])).toBe(12);
    expect(forecastDays([{ ...deposit, rest: 34_000_01n }])).toBe(11);
    expect(forecastDays([{ rest: 0n, lastThirtyDays: 0n }])).toBe(0);
  });

  it('are none at pace 0 and over 365 days', () => {
    expect(forecastDays([{ rest: 1n, lastThirtyDays: 0n }])).toBeNull();
    expect(forecastDays([{ rest: 365n, lastThirtyDays: 30n }])).toBe(365);
    expect(forecastDays([{ rest: 366n, lastThirtyDays: 30n }])).toBeNull();
  });
});

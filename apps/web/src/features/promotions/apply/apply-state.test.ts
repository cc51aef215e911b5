import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { errorTable } from '@fairway/contract/errors/error-table.ts';
import { describe, expect, it } from 'vitest';
import { applyReducer, noApplication, resultOfFault, rewardState } from './apply-state.ts';

const reason = { rule: 'phoneBound', need: '1', have: '0', met: false } as const;

describe('the windows of an application', () => {
  it('begin with the application at 200, with the refusal and its reasons at anything else', () => {
    expect(applyReducer(noApplication, { step: 1, result: 200 }).modal).toBe(1);
    for (const result of [500, 711, 800, 312_004])
      expect(applyReducer(noApplication, { step: 1, result, reasons: [reason] })).toMatchObject({
        modal: 2,
        reasons: [reason],
      });
  });

  it('end with done at 200, the refusal at 711, and stay open to another try at anything else', () => {
    const opened = applyReducer(noApplication, { step: 1, result: 200 });
    expect(applyReducer(opened, { step: 2, result: 200 }).modal).toBe(3);
    expect(applyReducer(opened, { step: 2, result: 711 }).modal).toBe(2);
    for (const result of [500, 800, 312_007])
      expect(applyReducer(opened, { step: 2, result, text: '奖品已领完' })).toMatchObject({
        modal: 1,
        text: '奖品已领完',
      });
    expect(applyReducer(opened, { step: 'close' })).toEqual(noApplication);
  });
});

describe('the window of a reward', () => {
  it('is success at 200, special at 800, failure at anything else', () => {
    expect(rewardState(200, { amount: '1.00' })).toMatchObject({ modal: 'success', amount: '1.00' });
    expect(rewardState(800, { amount: '8.00' }).modal).toBe('special');
    for (const result of [500, 711, 312_007]) expect(rewardState(result, {}).modal).toBe('failure');
  });
});

describe('a refused call', () => {
  const refused = (
    name: 'rewardAlreadyClaimed' | 'applyUnderReview' | 'alreadySignedToday' | 'prizeSoldOut',
  ) => {
    const row = errorTable[name];
    return new ApiError({
      ...row,
      msg: row.zh,
      data: null,
      requestId: 'r',
      status: row.http,
      row: { ...row, name },
    });
  };

  it('counts as 711 where the step was taken before, else as its own code', () => {
    for (const name of ['rewardAlreadyClaimed', 'applyUnderReview', 'alreadySignedToday'] as const)
      expect(resultOfFault(refused(name))).toBe(711);
    expect(resultOfFault(refused('prizeSoldOut'))).toBe(312_007);
    expect(resultOfFault(new Error('none'))).toBe(500);
  });
});

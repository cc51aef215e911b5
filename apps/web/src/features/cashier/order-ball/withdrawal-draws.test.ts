import { withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import { describe, expect, it } from 'vitest';
import { shownDraw } from './withdrawal-draws.ts';

const { normal } = withdrawalTypes.codes;

const draw = {
  billNo: 'W202611200000000001',
  orderState: 4012,
  matchResult: 0,
  orderSource: 0,
  orderTimeOut: 600,
  expireTime: '2026-11-20T12:10:00.000Z',
  withdrawType: normal,
  sourceWithdrawType: normal,
  speedLabel: 0,
};
const order = { ...draw, firstDraw: null, subDraws: [] };
const at = (minutes: number) => `2026-11-20T12:${String(minutes).padStart(2, '0')}:00.000Z`;

describe('what the ball shows of a withdrawal', () => {
  it('is the order itself while it has no parts', () => {
    expect(shownDraw(order)).toEqual({ draw: order, state: 'inProgress', count: 1 });
    expect(shownDraw({ ...order, firstDraw: { ...draw, orderState: 4011 } })?.state).toBe('processing');
  });

  it('is the part that expires first [BALL-012]', () => {
    const parts = [
      { ...draw, billNo: 'W202611200000000009', expireTime: at(9) },
      { ...draw, billNo: 'W202611200000000005', expireTime: at(5) },
    ];
    const shown = shownDraw({ ...order, subDraws: parts });
    expect(shown?.draw.billNo).toBe('W202611200000000005');
    expect(shown?.count).toBe(2);
  });

  it('tests 4011, 4012 and 4014 first, then the source, then a match', () => {
    const stateOf = (facts: Partial<typeof draw>) => shownDraw({ ...order, ...facts })?.state;
    expect(stateOf({ orderState: 4011, orderSource: 1 })).toBe('processing');
    expect(stateOf({ orderState: 4014, orderSource: 2 })).toBe('frozen');
    expect(stateOf({ orderState: 4013, orderSource: 1 })).toBe('toBeConfirmed');
    expect(stateOf({ orderState: 4013, matchResult: 1 })).toBe('readyToConfirm');
    expect(stateOf({ orderState: 4013, matchResult: 0 })).toBeUndefined();
  });
});

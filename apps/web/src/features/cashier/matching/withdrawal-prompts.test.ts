import { describe, expect, it } from 'vitest';
import { dueNotice } from './withdrawal-prompts.ts';

const nothing = { matched: [], replaced: [] };
const order = {
  billNo: 'W261120123456789012',
  orderState: 4013,
  orderSource: 0,
  matchResult: 1,
  speedLabel: 0,
  sourceWithdrawType: 20210,
  subDraws: [],
  announced: [],
} as const satisfies Parameters<typeof dueNotice>[0] | object;
const of = (change: object = {}, notified: object = {}) =>
  dueNotice({ ...order, subDraws: [], announced: [], ...change }, { ...nothing, ...notified });

describe('what a member is notified of on a fast withdrawal', () => {
  it('that it was matched, at 4013 with matchResult 1', () => {
    expect(of()).toBe('matched');
    for (const change of [{ orderState: 4012 }, { orderState: 4011 }, { matchResult: 0 }, { orderSource: 1 }])
      expect(of(change)).toBeUndefined();
  });

  it('not of a match while sub-orders exist [WDR-017]', () => {
    const part = {
      ...order,
      billNo: 'WP261120123456789012',
      orderTimeOut: 900,
      expireTime: '',
      withdrawType: 88888,
    };
    expect(of({ subDraws: [part] })).toBeUndefined();
  });

  it('that the ordinary channel took over, in any state but 4011', () => {
    const replaced = { matchResult: 0, speedLabel: 1 };
    expect(of({ ...replaced, orderState: 4012, orderSource: 1 })).toBe('replaced');
    expect(of({ ...replaced, orderState: 4013, orderSource: 1 })).toBe('replaced');
    expect(of({ ...replaced, orderState: 4011, orderSource: 1 })).toBeUndefined();
    expect(of({ ...replaced, orderState: 4012, orderSource: 1, sourceWithdrawType: 0 })).toBeUndefined();
  });

  it('each once: neither this browser’s cookie nor the server has it', () => {
    expect(of({}, { matched: [order.billNo] })).toBeUndefined();
    expect(of({ announced: ['matched'] })).toBeUndefined();
    const replaced = { matchResult: 0, speedLabel: 1, orderState: 4012, orderSource: 1 };
    expect(of(replaced, { replaced: [order.billNo] })).toBeUndefined();
    expect(of({ ...replaced, announced: ['replaced'] })).toBeUndefined();
    expect(of(replaced, { matched: [order.billNo] })).toBe('replaced');
  });
});

import { describe, expect, it } from 'vitest';
import { withdrawalStepsOf } from './withdrawal-steps.ts';

const labels = (order: Parameters<typeof withdrawalStepsOf>[0]) =>
  withdrawalStepsOf(order).map(({ label, state }) => `${typeof label === 'string' ? label : ''} ${state}`);
const paid = {
  at: '2026-11-20T11:39:11.000Z',
  event: 'paid',
  actor: 'channel',
  amount: null,
  note: null,
} as const;

describe('the steps of a withdrawal', () => {
  it('are four for a normal one, in this order [WDR-021]', () => {
    expect(labels({ status: 'reviewing', timeline: [] })).toEqual([
      '提交订单 done',
      '等待出款 now',
      '等待您确认 todo',
      '订单完成 todo',
    ]);
  });

  it('are three for one that ran out of time, in this order [WDR-022]', () => {
    expect(labels({ status: 'timedOut', timeline: [] })).toEqual([
      '提交订单 done',
      '订单处理中 done',
      '订单超时 failed',
    ]);
  });

  it('say when they were', () => {
    // 11:39 in UTC is 19:39 at the site.
    expect(withdrawalStepsOf({ status: 'paid', timeline: [paid] })[1]?.note).toBe('19:39');
  });
});

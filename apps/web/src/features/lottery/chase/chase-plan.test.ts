import { formatMoney } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import type { Line } from '../play/line.ts';
import { cappedFrom, planFault, planItems, timesAt, type ChasePlan } from './chase-plan.ts';
import { comingIssues } from './coming-issues.ts';

const line: Line = { id: 'a', play: 'k3.sides', pick: 'big,odd', notes: 2, unit: '2', times: 1 };
const plan: ChasePlan = { kind: 'same', issues: 4, times: 3, every: 1, step: 1 };
const issues = comingIssues({ issue: '20261126-001', drawsAt: '2026-11-25T16:03:00.000Z' }, 3, 100);
const timesOf = (of: ChasePlan) => planItems(line, 'CNY', of, issues).map(({ times }) => times);
const bounds = { leastUnit: '0.20', least: '1.00', most: '50000.00', currency: 'CNY' } as const;

describe('the plan of a chase', () => {
  it('keeps, doubles or raises the times after so many issues', () => {
    expect(timesOf(plan)).toEqual([3, 3, 3, 3]);
    expect(timesOf({ ...plan, kind: 'double' })).toEqual([3, 6, 12, 24]);
    expect(timesOf({ ...plan, kind: 'double', every: 2 })).toEqual([3, 3, 6, 6]);
    expect(timesOf({ ...plan, kind: 'rise', step: 5 })).toEqual([3, 8, 13, 18]);
  });

  it('adds up to the most that can be staked', () => {
    const items = planItems(line, 'CNY', { ...plan, kind: 'double' }, issues);
    // 2 notes of 2.00 times 3, 6, 12, 24.
    expect(items.map(({ stake }) => formatMoney(stake))).toEqual(['12.00', '24.00', '48.00', '96.00']);
    expect(items.map(({ total }) => formatMoney(total)).at(-1)).toBe('180.00');
    expect(planItems({ ...line, unit: '' }, 'CNY', plan, issues)).toEqual([]);
  });

  it('has no more times than a ticket, and says from which issue on', () => {
    const doubling: ChasePlan = { ...plan, kind: 'double', times: 1, issues: 100 };
    const items = planItems(line, 'CNY', doubling, issues);
    expect([timesAt(doubling, 9), timesAt(doubling, 10), timesAt(doubling, 99)]).toEqual([512, 999, 999]);
    expect(cappedFrom(items, doubling)).toBe(10);
    expect(cappedFrom(planItems(line, 'CNY', plan, issues), plan)).toBeUndefined();
  });

  it('is within the bounds of a ticket with every issue', () => {
    const big: Line = { ...line, unit: '100' };
    expect(planFault(line, planItems(line, 'CNY', plan, issues), bounds)).toBeUndefined();
    // 2 notes of 100.00 times 256 are 51,200.00.
    const doubling: ChasePlan = { ...plan, kind: 'double', times: 1, issues: 9 };
    expect(planFault(big, planItems(big, 'CNY', doubling, issues), bounds)).toBe('aboveMost');
    const small: Line = { ...line, notes: 1, unit: '0.2' };
    expect(planFault(small, planItems(small, 'CNY', { ...plan, times: 1 }, issues), bounds)).toBe(
      'belowLeast',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { activityStatus, applyModal, rewardModal, scratchState } from './apply-modal.ts';
import { canBecome, giftRecordStatus, giftStatus, rewardStates } from './reward-state.ts';
import { bonusTaskStatus, isReborn, receiveStatus, type TaskState } from './task-status.ts';

describe('a reward', () => {
  it('is shown by the numbers of each list', () => {
    const codes = (of: (state: (typeof rewardStates)[number]) => number | undefined) => rewardStates.map(of);
    // locked reached applied approved paid expired failed refused forfeited
    expect(codes(giftRecordStatus)).toEqual([undefined, undefined, 0, 0, 1, 2, 3, 4, 4]);
    expect(codes(giftStatus)).toEqual([undefined, undefined, 0, 6, 1, 5, 4, 2, 2]);
  });

  it('does not go back once it is decided, but by an appeal or a correction', () => {
    expect(canBecome('applied', 'approved')).toBe(true);
    expect(canBecome('applied', 'reached')).toBe(false);
    expect(canBecome('paid', 'reached')).toBe(false);
    expect(canBecome('paid', 'forfeited')).toBe(true);
    expect(canBecome('refused', 'reached')).toBe(true);
    expect(rewardStates.filter((to) => canBecome('expired', to) || canBecome('forfeited', to))).toEqual([]);
  });
});

describe('a task', () => {
  const task: TaskState = { reward: 'locked', isOpen: true, from: 100, to: 200 };
  const status = (of: Partial<TaskState>, now = 150) => [
    receiveStatus({ ...task, ...of }, now),
    bonusTaskStatus({ ...task, ...of }, now),
  ];

  it.each<[string, Partial<TaskState>, number, [number, number]]>([
    ['none', { isOpen: false }, 150, [0, 0]],
    ['open', {}, 150, [1, 1]],
    ['to receive', { reward: 'reached' }, 199, [2, 2]],
    ['received', { reward: 'paid' }, 300, [3, 3]],
    ['expired', { reward: 'reached' }, 200, [4, 4]],
    ['expired by a decision', { reward: 'expired' }, 150, [4, 4]],
    ['not begun', {}, 99, [5, 5]],
    ['applied', { reward: 'applied' }, 150, [0, 7]],
    ['approved', { reward: 'approved' }, 150, [0, 8]],
    ['refused', { reward: 'refused' }, 150, [0, 9]],
    ['failed', { reward: 'failed' }, 150, [0, 9]],
  ])('is %s', (_name, of, now, expected) => {
    expect(status(of, now)).toEqual(expected);
  });

  it('of return is for who was away for 30 days of free will', () => {
    expect(isReborn({ daysSinceLastLogin: 30, wasOnBreak: false })).toBe(true);
    expect(isReborn({ daysSinceLastLogin: 29, wasOnBreak: false })).toBe(false);
    expect(isReborn({ daysSinceLastLogin: 90, wasOnBreak: true })).toBe(false);
  });
});

it('answers an application by the printed table', () => {
  expect([200, 711, 500].map((status) => applyModal(1, status))).toEqual([1, 2, 2]);
  expect([200, 711, 500].map((status) => applyModal(2, status))).toEqual([3, 2, 1]);
  expect([200, 800, 500].map(rewardModal)).toEqual(['success', 4, 'failure']);
  expect([5n, 0n, -1n].map(scratchState)).toEqual(['claimable', 'noneLeft', 'error']);
  expect([99, 100, 199, 200].map((now) => activityStatus({ from: 100, to: 200 }, now))).toEqual([0, 1, 1, 2]);
  expect(activityStatus({ from: 100, to: null }, 10 ** 12)).toBe(1);
});

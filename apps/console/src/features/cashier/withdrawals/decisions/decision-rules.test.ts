import { expect, it } from 'vitest';
import { approvalBlock } from './decision-rules.ts';

const firstApproval = { by: { operatorId: 'wu', name: 'wu' }, at: '2026-11-20T10:00:00Z' };

it('admits the first approval of anybody who decides the first approval', () => {
  expect(approvalBlock({ firstApproval: null }, 'wu', false)).toBeUndefined();
});

it('keeps the first approver from being the second', () => {
  expect(approvalBlock({ firstApproval }, 'wu', true)).toBe('isMaker');
});

it('wants the right for large sums from the second', () => {
  expect(approvalBlock({ firstApproval }, 'li', false)).toBe('needsLead');
  expect(approvalBlock({ firstApproval }, 'li', true)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

it('names what changed, was added and went, and leaves out what stayed', () => {
  const before = { status: 'active', limits: { day: '100.00', count: 3 }, note: 'x' };
  const after = { status: 'frozen', limits: { day: '100.00', count: 5 }, tags: ['a'] };
  expect(changedFields(before, after)).toEqual([
    { path: 'limits.count', before: '3', after: '5' },
    { path: 'note', before: 'x', after: undefined },
    { path: 'status', before: 'active', after: 'frozen' },
    { path: 'tags.0', before: undefined, after: 'a' },
  ]);
});

it('shows an object that did not exist before as all new', () => {
  expect(changedFields(null, { id: 7 })).toEqual([{ path: 'id', before: undefined, after: '7' }]);
});

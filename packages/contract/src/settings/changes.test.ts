import { expect, it } from 'vitest';
import { changesBetween } from './changes.ts';

it('names what changed, was added and went, and leaves out what stayed', () => {
  const before = { rate: '7.18', exchange: { open: true, min: '10' }, slots: ['10:00'] };
  const after = { rate: '7.25', exchange: { min: '10', open: true }, slots: ['10:00', '14:00'], note: 'x' };
  expect(changesBetween(before, after)).toEqual([
    { field: 'rate', entry: '', before: '7.18', after: '7.25' },
    { field: 'slots', entry: '', before: ['10:00'], after: ['10:00', '14:00'] },
    { field: 'note', entry: '', before: undefined, after: 'x' },
  ]);
});

it('compares entries of a list by their names, whatever their places', () => {
  const row = (key: string, account: string) => ({ key, account });
  expect(
    changesBetween(
      { accounts: [row('a', '1'), row('b', '2')] },
      { accounts: [row('b', '3'), row('a', '1'), row('c', '4')] },
    ),
  ).toEqual([
    { field: 'accounts.account', entry: 'b', before: '2', after: '3' },
    { field: 'accounts.key', entry: 'c', before: undefined, after: 'c' },
    { field: 'accounts.account', entry: 'c', before: undefined, after: '4' },
  ]);
});

it('compares lists whole where their entries have no names of their own', () => {
  const twice = [{ key: 'a' }, { key: 'a' }];
  expect(changesBetween({ rows: [{ key: 'a' }] }, { rows: twice })).toEqual([
    { field: 'rows', entry: '', before: [{ key: 'a' }], after: twice },
  ]);
});

import { expect, it } from 'vitest';
import { mergeInto, type Shown } from './crowd.ts';

const shown: Shown = { id: 'a', text: '666', own: false, lane: 0, count: 1 };

it('counts equal comments on the one that is shown, however they are typed', () => {
  const twice = mergeInto([shown], { id: 'b', text: ' ６６６ ', own: false });
  expect(twice).toEqual([{ ...shown, count: 2 }]);
  expect(mergeInto(twice ?? [], { id: 'c', text: '666', own: false })?.[0]?.count).toBe(3);
});

it('lets other comments and the viewer’s own cross by themselves', () => {
  expect(mergeInto([shown], { id: 'b', text: '667', own: false })).toBeUndefined();
  expect(mergeInto([shown], { id: 'b', text: '666', own: true })).toBeUndefined();
  expect(mergeInto([{ ...shown, own: true }], { id: 'b', text: '666', own: false })).toBeUndefined();
});

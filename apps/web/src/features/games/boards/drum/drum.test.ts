import { gameReturns } from '@fairway/fair-games';
import { expect, it } from 'vitest';
import type { ShownRound } from '../../rounds/shown-round.ts';
import { drumHitRate } from './drum-odds.ts';
import { drumRound } from './drum-round.ts';
import { drumScenes, respinLength } from './drum-scenes.ts';
import { drumView } from './drum-view.ts';
import { respinLanes } from './respin-lanes.ts';

const steps: ShownRound['steps'] = [
  {
    kind: 'spin',
    stops: [7, 0, 9, 2, 20],
    screen: ['OOA', 'OOE', 'OOA', 'FFO', 'FFO'],
    wins: [{ line: 4, symbol: 'A', reels: 3 }],
    paid: '2',
  },
  { kind: 'respin', drums: [0, 1, 3, 4, 6, 7].map((cell) => ({ cell, value: '0.5' })) },
  { kind: 'respin', drums: [] },
  { kind: 'respin', drums: [{ cell: 14, value: '20' }] },
  { kind: 'respin', drums: [] },
  { kind: 'respin', drums: [] },
  { kind: 'respin', drums: [] },
  { kind: 'respinsOver', full: false, paid: '23' },
];
const round = drumRound({ steps });

it('has the hit rate that the enumeration counts', () => {
  expect(drumHitRate.toString()).toBe(gameReturns.drum[0]?.enumerate().hitRate.toString());
}, 120_000);

it('reads the lines, the drums and what they come to', () => {
  expect(round?.wins).toEqual([
    { line: 4, symbol: 'A', reels: 3, units: 40, cells: [0, 4, 8], path: [0, 4, 8, 10, 12] },
  ]);
  expect(round?.respins.map(({ sum, left, held }) => [sum, left, held.size])).toEqual([
    [60, 3, 6],
    [60, 2, 6],
    [460, 3, 7],
    [460, 2, 7],
    [460, 1, 7],
    [460, 0, 7],
  ]);
  expect(round?.respinUnits).toBe(460);
});

it('turns only the empty cells, one stopping after the other, and ends on what they brought', () => {
  const [, before, after] = round?.respins ?? [];
  const held = { before: before?.held, after: after?.held };
  const middle = respinLanes(held, 430 / respinLength);
  expect(middle).toHaveLength(15);
  // Cells 0, 1, 3, 4, 6, 7 hold drums; of the others the first has stopped.
  expect(middle.flatMap(({ top }, cell) => (top === 0 ? [cell] : []))).toEqual([0, 1, 2, 3, 4, 6, 7]);
  const end = respinLanes(held, 1).map((lane) => lane.symbolAt(0));
  expect(end.flatMap((symbol, cell) => (symbol === 'O' ? [cell] : []))).toEqual([0, 1, 3, 4, 6, 7, 14]);
});

it('shows a value only once its drum stands', () => {
  const labels = (kind: 'respin' | 'drums') =>
    drumView(round, [0, 0, 0, 0, 0], { scene: { kind, respin: 2 }, part: 0.5 }).labels;
  expect(labels('respin')?.get(14)).toBeUndefined();
  expect(labels('drums')?.get(14)).toBe('×20');
});

it('shows each respin between the two banners', () => {
  const kinds = drumScenes(round).scenes.map(({ scene }) => scene.kind);
  expect(kinds.slice(0, 5)).toEqual(['spin', 'win', 'wins', 'start', 'drums']);
  expect(kinds.filter((kind) => kind === 'respin')).toHaveLength(5);
  expect(kinds.at(-1)).toBe('over');
});

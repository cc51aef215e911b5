import { gameReturns, moonMost, moonSheet } from '@fairway/fair-games';
import { expect, it } from 'vitest';
import type { ShownRound } from '../../rounds/shown-round.ts';
import { moonHitRate, moonOdds } from './moon-odds.ts';
import { beforeLastBox, moonRound } from './moon-round.ts';
import { moonScenes } from './moon-scenes.ts';
import { moonView } from './moon-view.ts';

/** Teapots on the middle line for 5 of 5 units, and a moon box on every reel. */
const spin = {
  kind: 'spin',
  stops: [1, 2, 3],
  screen: ['MFA', 'MFB', 'CFM'],
  wins: [{ line: 1, symbol: 'F' }],
  paid: '1',
};
const opened = (box: number, held: string) => ({ kind: 'open', box, held });
const reveal = { kind: 'reveal', boxes: ['1', '0', '20', '1', '2', '2', '3', '5', '10'] };
const round = (status: 'open' | 'settled', ...steps: ShownRound['steps']) =>
  ({ status, steps: [spin, ...steps] }) as ShownRound;
const over = round('settled', opened(2, '20'), opened(1, '0'), reveal);

it('has the hit rate and the greatest return that the enumeration counts', () => {
  expect(moonHitRate.toString()).toBe(gameReturns.moon[0]?.enumerate().hitRate.toString());
  expect(moonOdds.most.toString()).toBe(moonMost(moonSheet).toString());
});

it('reads the lines, the boxes that were opened, and nothing of the others while the round is open', () => {
  const open = moonRound(round('open', opened(2, '20')));
  expect(open?.wins).toEqual([{ line: 1, symbol: 'F', units: 5, cells: [1, 4, 7] }]);
  expect(open?.scatters).toEqual([0, 3, 8]);
  expect(open).toMatchObject({ isBonus: true, prizes: 1, boxUnits: 100, last: 2 });
  expect(open?.boxes.filter(({ state }) => state !== 'closed')).toEqual([{ state: 'open', units: 100 }]);
});

it('shows at the end what the boxes held that were left', () => {
  const { boxes = [], prizes, boxUnits } = moonRound(over) ?? {};
  expect(boxes.slice(0, 3)).toEqual([
    { state: 'left', units: 5 },
    { state: 'open', units: 0 },
    { state: 'open', units: 100 },
  ]);
  expect([prizes, boxUnits]).toEqual([1, 100]);
});

it('keeps box and contents shut until the lid is up', () => {
  expect(beforeLastBox(over)?.boxes.map(({ state }) => state)).toEqual(
    moonSheet.boxes.map((_, box) => (box === 2 ? 'open' : 'closed')),
  );
  const first = beforeLastBox(round('open', opened(4, '2')));
  expect(first?.boxes.every(({ state }) => state === 'closed')).toBe(true);
});

it('shows the spin first, then only what each act opened', () => {
  const kinds = (shown: ShownRound, acts: number) =>
    moonScenes(moonRound(shown), acts, shown.status === 'settled').scenes.map(({ scene }) => scene.kind);
  expect(kinds(round('open'), 0)).toEqual(['spin', 'win', 'wins', 'start', 'boxes']);
  expect(kinds(round('settled'), 0)).toEqual(['spin', 'win', 'wins']);
  expect(kinds(round('open', opened(2, '20')), 1)).toEqual(['box']);
  expect(kinds(over, 2)).toEqual(['box', 'over']);
});

it('does not shine for a return up to the stake, and marks nothing before the reels stand', () => {
  const shown = moonRound(round('settled'));
  const marks = (kind: 'wins' | 'spin') => moonView(shown, [0, 0, 0], { scene: { kind }, part: 0.9 }).marks;
  expect(marks('wins')).toMatchObject({ shining: false });
  expect(marks('spin')).toBeUndefined();
});

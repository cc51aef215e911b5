import { decimalText, gameReturns } from '@fairway/fair-games';
import { expect, it } from 'vitest';
import type { ShownRound } from '../../rounds/shown-round.ts';
import { koiHitRate } from './koi-odds.ts';
import { koiTurns } from './koi-round.ts';
import { koiScenes } from './koi-scenes.ts';
import { koiView } from './koi-view.ts';

/** BIH CSH DIH CCS BBS: three gates and a queen on three reels; ten free spins at the same stops. */
const screen = ['BIH', 'CSH', 'DIH', 'CCS', 'BBS'];
const turn = (kind: string, paid: string) => ({
  kind,
  stops: [1, 13, 5, 13, 14],
  screen,
  wins: [{ symbol: 'H', reels: 3, combinations: 1 }],
  paid,
});
const steps: ShownRound['steps'] = [
  turn('spin', '0.25'),
  ...Array.from({ length: 10 }, () => turn('freeSpin', '0.75')),
];

it('has the hit rate that the enumeration counts', () => {
  expect(koiHitRate().toString()).toBe(gameReturns.koi[0]?.enumerate().hitRate.toString());
}, 120_000);

it('reads what each turn pays and what the round came to so far', () => {
  const turns = koiTurns({ steps });
  expect(turns.map(({ sum }) => sum)).toEqual([5, 20, 35, 50, 65, 80, 95, 110, 125, 140, 155]);
  expect(turns[0]?.wins[0]).toMatchObject({ units: 5, cells: [2, 5, 8] });
  // Three times in a free spin.
  expect(turns[1]?.wins[0]?.units).toBe(15);
  expect(turns[0]?.gates).toEqual([4, 11, 14]);
  expect(decimalText(koiHitRate()).slice(0, 6)).toBe('0.2812');
});

it('shows the free spins one after the other between their banners', () => {
  const { scenes } = koiScenes(koiTurns({ steps }));
  expect(scenes.filter(({ scene }) => scene.kind === 'spin')).toHaveLength(11);
  expect(scenes.slice(0, 5).map(({ scene }) => scene.kind)).toEqual(['spin', 'win', 'wins', 'gates', 'spin']);
  expect(scenes.at(-1)?.scene.kind).toBe('over');
});

it('shines only once more than the stake is back', () => {
  const turns = koiTurns({ steps });
  const shining = (at: number) =>
    koiView(turns, [0, 0, 0, 0, 0], { scene: { kind: 'win', turn: at, win: 0 }, part: 0.5 }).marks?.shining;
  expect([0, 1, 2].map(shining)).toEqual([false, false, true]);
});

it('marks nothing before the reels stand', () => {
  const view = koiView(koiTurns({ steps }), [0, 0, 0, 0, 0], { scene: { kind: 'spin', turn: 0 }, part: 0.9 });
  expect(view.marks).toBeUndefined();
});

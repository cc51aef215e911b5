import { memberGameCodes, type MemberGameCode } from '@fairway/contract/games/codes.ts';
import { describe, expect, it } from 'vitest';
import { playLocally } from '../rounds/play-locally.ts';
import type { Act } from '../rounds/shown-round.ts';
import { boards } from './boards.ts';
import { placeBeside } from './grid-keys.ts';

const serverSeed = '5'.repeat(64);
const firstActs: Partial<Record<MemberGameCode, readonly Act[]>> = {
  gem: [{ act: 'open', tile: 0 }],
  hilo: [{ act: 'skip' }],
  videoPoker: [{ act: 'hold', places: [0, 4] }],
};

async function cuesOf(game: MemberGameCode, nonce: number, acts: readonly Act[] = []) {
  const board = await boards[game]?.();
  if (!board) throw new Error(game);
  const started = { id: 'r', serverSeed, nonce, stake: '10.00', bet: board.firstBet, acts };
  return board.cues(playLocally(game, started));
}

describe('what a board lets be heard', () => {
  it('is named for every game, in its order, and begins with the showing', async () => {
    for (const game of memberGameCodes)
      for (let nonce = 0; nonce < 20; nonce += 1) {
        const cues = await cuesOf(game, nonce, firstActs[game] ?? []);
        expect(cues.length, game).toBeGreaterThan(0);
        const times = cues.map(({ at }) => at);
        expect(times, game).toEqual(times.toSorted((one, other) => one - other));
        expect(times[0], game).toBeGreaterThanOrEqual(0);
      }
  });

  it('has no word for a win: only the frame knows whether more came back than was put', async () => {
    for (const game of memberGameCodes)
      for (let nonce = 0; nonce < 20; nonce += 1)
        for (const { name } of await cuesOf(game, nonce, firstActs[game] ?? []))
          expect(['winSmall', 'winMiddle', 'winGreat', 'cashOut'], game).not.toContain(name);
  });

  it('stops five reels of koi one after the other, and rings each peg of plinko', async () => {
    expect((await cuesOf('koi', 1)).slice(0, 5).map(({ name, pitch }) => [name, pitch])).toEqual(
      [0, 1, 2, 3, 4].map((reel) => ['reelStop', reel]),
    );
    const plinko = await cuesOf('plinko', 1);
    expect(plinko.map(({ name }) => name)).toEqual([...Array.from({ length: 12 }, () => 'tick'), 'land']);
  });
});

it('goes over a grid by arrow keys and stays within it', () => {
  expect(placeBeside(6, 'ArrowRight', 5, 25)).toBe(7);
  expect(placeBeside(6, 'ArrowUp', 5, 25)).toBe(1);
  expect(placeBeside(6, 'ArrowDown', 5, 25)).toBe(11);
  for (const [place, key] of [
    [4, 'ArrowRight'],
    [5, 'ArrowLeft'],
    [2, 'ArrowUp'],
    [22, 'ArrowDown'],
    [6, 'Enter'],
  ] as const)
    expect(placeBeside(place, key, 5, 25), `${place} ${key}`).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { spinLength, spinningLanes, stoppedLanes } from './reel-lanes.ts';
import { symbolAt, topRow } from './reel-motion.ts';
import { inOrder, sceneAt } from './timeline.ts';
import { cellsOfLine, cellsOfSymbol, cellsOfWin } from './winning-cells.ts';

const reel = Array.from('ABCDEFGH');

describe('a turning reel', () => {
  it('starts with what stood and ends with what it stops at, around the end of the strip', () => {
    const turn = { from: 6, to: 7, rows: 15 };
    expect([15, 16, 17].map((row) => symbolAt(reel, turn, row))).toEqual(['G', 'H', 'A']);
    expect([0, 1, 2].map((row) => symbolAt(reel, turn, row))).toEqual(['H', 'A', 'B']);
    // Where it runs a little beyond: the row above its stop.
    expect(symbolAt(reel, turn, -1)).toBe('G');
  });

  it('moves down without a jump and stands exactly', () => {
    expect(topRow(15, 0)).toBe(15);
    expect(topRow(15, 1)).toBe(0);
    const places = Array.from({ length: 1_001 }, (_, step) => topRow(15, step / 1_000));
    for (const [index, place] of places.entries()) {
      const before = places[index - 1] ?? place;
      expect(Math.abs(before - place)).toBeLessThan(0.05);
    }
    expect(Math.min(...places)).toBeGreaterThan(-0.5);
  });

  it('stops left to right, each after the same time whatever it shows', () => {
    const times = { first: 600, each: 200 };
    const reels = [reel, reel, reel];
    expect(spinLength(3, times)).toBe(1_000);
    const at = (milliseconds: number) =>
      spinningLanes(reels, { from: [0, 0, 0], to: [1, 2, 3] }, milliseconds, times).map(
        ({ top }) => top === 0,
      );
    expect(at(599)).toEqual([false, false, false]);
    expect(at(600)).toEqual([true, false, false]);
    expect(at(800)).toEqual([true, true, false]);
    expect(at(1_000)).toEqual([true, true, true]);
    expect(stoppedLanes(reels, [1, 2, 3]).map((lane) => lane.symbolAt(0))).toEqual(['B', 'C', 'D']);
  });
});

describe('the cells of a win', () => {
  it('are those of the symbol and the wilds on its reels', () => {
    const screen = ['AAB', 'AWC', 'ADE', 'AFG', 'AGH'];
    expect(cellsOfWin(screen, { symbol: 'A', reels: 3 }, 'W')).toEqual([0, 1, 3, 4, 6]);
    expect(cellsOfSymbol(screen, 'G')).toEqual([11, 13]);
  });

  it('are those of the line as far as it pays', () => {
    expect(cellsOfLine('01210', 3)).toEqual([0, 4, 8]);
    expect(cellsOfLine('01210', 5)).toEqual([0, 4, 8, 10, 12]);
  });
});

it('shows scenes one after the other, and the last one whole at the end', () => {
  const scenes = inOrder([
    ['spin', 1_000],
    ['win', 500],
  ] as const);
  expect(scenes.length).toBe(1_500);
  expect(sceneAt(scenes, 0)).toEqual({ scene: 'spin', part: 0 });
  expect(sceneAt(scenes, 1_250)).toEqual({ scene: 'win', part: 0.5 });
  expect(sceneAt(scenes, 1_500)).toEqual({ scene: 'win', part: 1 });
  expect(sceneAt(inOrder([]), 0)).toBeUndefined();
});

import { isBlurred, symbolAt, topRow } from './reel-motion.ts';
import type { Lane } from './reel-view.ts';
import { rows } from './winning-cells.ts';

export interface SpinTimes {
  /** When the first reel stands, and how much later each next one, in ms. */
  readonly first: number;
  readonly each: number;
}

/** How long a spin of so many reels takes until the last one stands. */
export function spinLength(reels: number, { first, each }: SpinTimes): number {
  return first + (reels - 1) * each;
}

/** All reels at a moment of a spin, each stopping a little after the one at its left, always by the same times. */
export function spinningLanes(
  reels: readonly (readonly string[])[],
  { from, to }: { from: readonly number[]; to: readonly number[] },
  milliseconds: number,
  times: SpinTimes,
): Lane[] {
  return reels.map((strip, reel) => {
    const length = times.first + reel * times.each;
    const part = Math.min(1, milliseconds / length);
    const turn = {
      from: from[reel] ?? 0,
      to: to[reel] ?? 0,
      // One speed for all: a reel that runs longer shows more.
      rows: Math.round(length / 48),
    };
    return {
      reel,
      row: 0,
      rows,
      top: topRow(turn.rows, part),
      blurred: isBlurred(part),
      symbolAt: (row) => symbolAt(strip, turn, row),
    };
  });
}

/** All reels at rest. */
export function stoppedLanes(reels: readonly (readonly string[])[], stops: readonly number[]): Lane[] {
  return spinningLanes(reels, { from: stops, to: stops }, 1, { first: 1, each: 0 });
}

/** What is buffered, in seconds of the stream's own time, rising and apart from each other. */
export interface BufferedRange {
  readonly start: number;
  readonly end: number;
}

export interface KeepUpStep {
  /** Where to jump to, in seconds; undefined to stay. */
  readonly jump?: number;
  /** Playback rate. */
  readonly rate: number;
}

/** Behind the newest picture by more than this beyond the aim, a jump is better than haste. */
const jumpBeyondSeconds = 3;
/** Haste that nobody hears. */
const fastRate = 1.05;
/** Within this of the aim nothing is done. */
const calmSeconds = 0.3;

/**
 * How a live picture keeps up: at most 1.05 times as fast when it is late, a jump when it is later than that or stands before a gap.
 * `aim` is how many seconds behind the newest part it should be.
 */
export function keepUp(time: number, ranges: readonly BufferedRange[], aim: number): KeepUpStep {
  const newest = ranges.at(-1);
  if (newest === undefined) return { rate: 1 };
  const inside = ranges.find(({ start, end }) => time >= start && time < end);
  const edge = Math.max(newest.start, newest.end - aim);
  // Before the first picture, in a gap, or beyond a clock that went back.
  if (inside === undefined) {
    if (time >= newest.end && time - newest.end < 1) return { rate: 1 };
    return { jump: edge, rate: 1 };
  }
  const late = newest.end - time - aim;
  if (late > jumpBeyondSeconds) return { jump: edge, rate: 1 };
  return { rate: late > calmSeconds ? fastRate : 1 };
}

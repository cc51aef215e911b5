import type { Stream } from '../fairness/stream.ts';

/** The lotteries and how each draws, in the order of the wire. */
const draws = {
  /** 快三: three dice. */
  k3: (stream: Stream) => times(3, () => 1 + stream.below(6)),
  /** 11选5: five of eleven, in order. */
  x5: (stream: Stream) => stream.pick(11, 5).map((index) => 1 + index),
  /** 时时彩: five digits. */
  ssc: (stream: Stream) => times(5, () => stream.below(10)),
  /** PK10: ten runners, the winner first. */
  pk10: (stream: Stream) => stream.pick(10, 10).map((index) => 1 + index),
  /** 幸运28: three digits that are added up. */
  lucky28: (stream: Stream) => times(3, () => stream.below(10)),
  /** 3D: three digits. */
  d3: (stream: Stream) => times(3, () => stream.below(10)),
} as const;

export type Lottery = keyof typeof draws;
export const lotteries = Object.keys(draws).filter(isLottery);

export function isLottery(code: string): code is Lottery {
  return Object.hasOwn(draws, code);
}

/** The numbers of one draw. */
export function drawLottery(code: Lottery, stream: Stream): number[] {
  return draws[code](stream);
}

function times(count: number, draw: () => number): number[] {
  return Array.from({ length: count }, draw);
}

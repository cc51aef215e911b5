/** No more are on the canvas at once (promotions design, section 8). */
export const mostShown = 60;

/** A packet on the canvas; x and y in parts of its width and height, the angle in radians. */
export interface Falling {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Parts after the point of multiples of irrational numbers: spread evenly, the same at every look. */
const spread = (index: number, by: number) => (index * by) % 1;

/** Where the packets are after so many milliseconds; each falls at a pace of its own, again and again. */
export function fallingAt(ms: number, count = mostShown): Falling[] {
  return Array.from({ length: Math.min(count, mostShown) }, (_, index) => {
    const period = 3200 + spread(index, 0.6180339) * 2600;
    const down = (ms / period + spread(index, 0.5698403)) % 1;
    return {
      index,
      x: 0.04 + spread(index + 1, 0.7548776) * 0.92,
      y: down * 1.24 - 0.12,
      turn: Math.sin(ms / 700 + index) * 0.28,
    };
  });
}

/** The packet nearest to a point within reach, both in pixels; undefined where there is none. */
export function hitAt(
  packets: readonly Falling[],
  point: { x: number; y: number },
  { width, height, reach }: { width: number; height: number; reach: number },
): Falling | undefined {
  const distance = ({ x, y }: Falling) => Math.hypot(x * width - point.x, y * height - point.y);
  return packets
    .filter((packet) => distance(packet) <= reach)
    .toSorted((one, other) => distance(one) - distance(other))
    .at(0);
}

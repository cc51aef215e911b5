import type { Place } from './spot-place.ts';

const directions: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The spot that an arrow key leads to from another: the nearest one in that direction, sideways distance counted twice.
 * Undefined at the edge and for other keys.
 */
export function spotBeside(
  places: ReadonlyMap<string, Place>,
  from: string,
  key: string,
): string | undefined {
  const direction = directions[key];
  const start = places.get(from);
  if (!direction || !start) return undefined;
  const [across, down] = direction;
  let nearest: string | undefined;
  let least = Infinity;
  for (const [spot, place] of places) {
    if (spot === from) continue;
    const dx = middle(place).x - middle(start).x;
    const dy = middle(place).y - middle(start).y;
    const ahead = dx * across + dy * down;
    if (ahead < 0.05) continue;
    const aside = Math.abs(dx * down) + Math.abs(dy * across);
    const distance = ahead + aside * 2;
    if (distance < least) [nearest, least] = [spot, distance];
  }
  return nearest;
}

function middle({ x, y, w, h }: Place) {
  return { x: x + w / 2, y: y + h / 2 };
}

import { cannonOf, seaHeight, seaWidth, turn } from '@fairway/fair-games';

/** The angle from a cannon to a point of the water, 1024 steps of a turn from right, clockwise on the screen. */
export function angleTo(place: number, x: number, y: number): number {
  const from = cannonOf(place);
  const steps = Math.round((Math.atan2(y - from.y, x - from.x) * turn) / (2 * Math.PI));
  return ((steps % turn) + turn) % turn;
}

/** Straight into the water. */
export function restingAngle(place: number): number {
  return cannonOf(place).y > seaHeight / 2 ? (turn * 3) / 4 : turn / 4;
}

/** Further to the left of the screen (-1) or to its right (1), from a cannon above as from one below. */
export function turned(place: number, angle: number, side: -1 | 1, steps: number): number {
  const step = cannonOf(place).y > seaHeight / 2 ? side : -side;
  return (((angle + step * steps) % turn) + turn) % turn;
}

/** A point of an element as a point of the water. */
export function waterPoint(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  point: { readonly clientX: number; readonly clientY: number },
): { readonly x: number; readonly y: number } {
  return {
    x: ((point.clientX - left) * seaWidth) / width,
    y: ((point.clientY - top) * seaHeight) / height,
  };
}

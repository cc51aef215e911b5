import { FairGamesError } from '../fair-games-error.ts';
import { readWhole } from '../games/read-input.ts';
import { byCosine, bySine, seaHeight, seaWidth, turn } from './sea.ts';

/** Units a tick, and of the net's middle to its rim. */
const shotSpeed = 20;
export const shotRadius = 8;
const mostBounces = 3;

/** Where the four cannons stand: two below, two above. */
const cannonPlaces = [
  { x: 480, y: seaHeight - 24 },
  { x: 1120, y: seaHeight - 24 },
  { x: 480, y: 24 },
  { x: 1120, y: 24 },
] as const;
export const poolSeats = cannonPlaces.length;

/** Where a seat's cannon stands; seats count from 1. Throws `badAct`. */
export function cannonOf(seat: number): { readonly x: number; readonly y: number } {
  const place = cannonPlaces[seat - 1];
  if (!place) throw new FairGamesError('badAct', `no seat ${seat}`);
  return place;
}

/** 1024 steps of a turn from right, clockwise on a screen. Throws `badAct`. */
export function readAngle(value: unknown): number {
  return readWhole(value, 0, turn - 1, 'badAct');
}

/** Where a shot is so many ticks after it was fired: straight on, thrown back by the edges. Undefined after its third bounce, at the next edge. */
export function shotPlace(
  seat: number,
  angle: number,
  age: number,
): { readonly x: number; readonly y: number; readonly bounces: number } | undefined {
  const from = cannonOf(seat);
  const straightX = from.x + byCosine(shotSpeed * age, angle);
  const straightY = from.y + bySine(shotSpeed * age, angle);
  const bounces = Math.abs(Math.floor(straightX / seaWidth)) + Math.abs(Math.floor(straightY / seaHeight));
  if (bounces > mostBounces) return undefined;
  return { x: folded(straightX, seaWidth), y: folded(straightY, seaHeight), bounces };
}

/** A line beyond its edges as a mirror shows it. */
function folded(straight: number, length: number): number {
  const within = ((straight % (2 * length)) + 2 * length) % (2 * length);
  return within < length ? within : 2 * length - 1 - within;
}

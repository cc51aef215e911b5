import { fishPlace, tideTicks, type Fish } from './sea.ts';
import { shotPlace, shotRadius } from './shot-path.ts';

export interface FiredShot {
  /** From 1. */
  readonly seat: number;
  /** Of the tide, when it was fired. */
  readonly tick: number;
  readonly angle: number;
}

export interface Contact {
  readonly fish: Fish;
  readonly tick: number;
}

/**
 * The first fish that a shot touches on its way, by the rows of what was caught before it was judged: `gone` has the tick at which each of
 * those left the water. Undefined for a shot that ends without one. Of two touched in one tick it is the one that came first.
 */
export function firstContact(
  fish: readonly Fish[],
  { seat, tick: fired, angle }: FiredShot,
  gone: ReadonlyMap<number, number>,
): Contact | undefined {
  // A fish that has left is not asked again; those that come later stand behind.
  const near = fish.filter(({ from, until }) => until > fired && from < fired + longestFlight);
  for (let age = 1; age <= longestFlight; age += 1) {
    const shot = shotPlace(seat, angle, age);
    const tick = fired + age;
    if (!shot || tick >= tideTicks) return undefined;
    for (const one of near) {
      if (tick < one.from || tick >= one.until || (gone.get(one.id) ?? Infinity) <= tick) continue;
      const place = fishPlace(one, tick);
      const [across, down] = [place.x - shot.x, place.y - shot.y];
      const reach = one.radius + shotRadius;
      if (across * across + down * down <= reach * reach) return { fish: one, tick };
    }
  }
  return undefined;
}

/** No shot flies longer: four times the water's diagonal at its speed. */
const longestFlight = 400;

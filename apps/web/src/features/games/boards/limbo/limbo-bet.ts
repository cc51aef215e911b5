import { limboTargets, type LimboBet } from '@fairway/fair-games';
import type { Bet } from '../../rounds/shown-round.ts';

/** How long the multiplier rises, in ms: as long for a small one as for a great one. */
export const rising = 2200;

/** The choices of a bet by their names. */
export function limboBet({ target }: Bet): LimboBet {
  return { target: typeof target === 'number' ? target : 200 };
}

/** A target in hundredths as it is read: 200 is 2.00. */
export function targetText(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

/** A target from what was typed, in hundredths; undefined for what is no decimal or beyond the bounds. */
export function readTarget(text: string): number | undefined {
  const match = /^(\d{1,7})(?:\.(\d{0,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const target = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return target >= limboTargets.least && target <= limboTargets.most ? target : undefined;
}

/** The multiplier on its rise to a point, at a part of the time: each moment multiplies it by the same, ever slower at the end. */
export function risenTo(point: number, part: number): number {
  if (part >= 1) return point;
  const eased = 1 - (1 - part) ** 2.4;
  return Math.floor(point ** eased * 100) / 100;
}

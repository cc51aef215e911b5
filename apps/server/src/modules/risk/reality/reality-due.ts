import { addSeconds } from '#platform/clock.ts';
import type { RealityClock } from './reality-store.ts';

/** When a login's member is to look at clock and figures, by the minutes between two checks. */
export function dueOf({ checked_at }: RealityClock, minutes: number): Date {
  return addSeconds(checked_at, minutes * 60);
}

/** Whole minutes of a login. */
export function minutesOf({ began_at }: RealityClock, now: Date): number {
  return Math.floor((now.getTime() - began_at.getTime()) / 60_000);
}

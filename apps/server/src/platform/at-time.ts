import { addSeconds } from './clock.ts';
import { createIds } from './ids.ts';
import type { Platform } from './platform.ts';

/** The same engines at another time: what is written looks as if it had been written then. */
export function atTime(app: Platform, instant: Date): Platform {
  const clock = { now: () => instant };
  return { ...app, clock, ids: createIds(clock) };
}

/** The same engines some seconds later. */
export function later(app: Platform, seconds: number): Platform {
  return atTime(app, addSeconds(app.clock.now(), seconds));
}

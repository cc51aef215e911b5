/** Time as a parameter: rules ask a Clock, never the machine. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The wire form of an instant, `seconds` later: ISO 8601, UTC, milliseconds. Sorts as text. */
export function instant(at: Date, milliseconds = 0): string {
  return new Date(at.getTime() + milliseconds).toISOString();
}

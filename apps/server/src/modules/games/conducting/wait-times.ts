/** Milliseconds to the next look where nothing is due, and where something is any moment. */
export const idle = 1000;
export const eager = 200;

/** The time until an instant, at most an idle look's. */
export function until(instant: Date, now: Date): number {
  return Math.min(idle, instant.getTime() - now.getTime());
}

/** Whole seconds left until a moment; a begun second counts, and what is over is 0. */
export function secondsUntil(at: string, now: number): number {
  return Math.max(0, Math.ceil((new Date(at).getTime() - now) / 1000));
}

/** A countdown in minutes and seconds (specification section 4): 125 is 2 and 5. */
export function splitCountdown(seconds: number): { minutes: number; seconds: number } {
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}

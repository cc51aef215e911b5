/** Whole minutes of a time that is shown to a member; never none. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}

/** The window of a demo campaign, days from now. */
export function windowOf(now: Date, from: number, to: number): { startsAt: string; endsAt: string } {
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
  return { startsAt: at(from), endsAt: at(to) };
}

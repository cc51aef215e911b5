/** Milliseconds as mm:ss, from an hour on h:mm:ss. A begun second counts, so 00:00 means over. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** What is left until an ISO instant, as clockText writes it. */
export function countdown(until: string, now: number): string {
  return clockText(new Date(until).getTime() - now);
}

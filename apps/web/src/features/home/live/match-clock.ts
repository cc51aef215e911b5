import type { LiveFixture } from '../api/use-live-fixtures.ts';

const half = 45 * 60;

export interface ShownClock {
  /** `38:12`; beyond the half's end the clock stays at it with a plus. */
  text: string;
  /** Share of the match that is over, 0 to 100. */
  percent: number;
}

/** The clock of a match in play at a moment of the server's time (ms since 1970); null when it has none. */
export function shownClock(
  { clock, status }: Pick<LiveFixture, 'clock' | 'status'>,
  now: number,
): ShownClock | null {
  if (!clock) return null;
  const since = clock.runs ? ((now - Date.parse(clock.at)) / 1000) * clock.speed : 0;
  const played = Math.max(0, Math.floor(clock.playSeconds + since));
  const end = status === 'firstHalf' ? half : 2 * half;
  const shown = Math.min(played, end);
  const two = (value: number) => String(value).padStart(2, '0');
  const text = `${two(Math.floor(shown / 60))}:${two(shown % 60)}${played > end ? '+' : ''}`;
  return { text, percent: Math.round((shown / (2 * half)) * 100) };
}

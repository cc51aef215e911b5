import { clockText } from '@fairway/ui/time/clock-text.ts';

const hour = 3_600_000;

/** What is left until a moment: from a day on in days and begun hours, below it as a clock. */
export type TimeLeft = { days: number; hours: number } | { clock: string };

/** Milliseconds as people count them down; a moment that is over is `00:00`. */
export function timeLeft(ms: number): TimeLeft {
  if (ms < 24 * hour) return { clock: clockText(ms) };
  const hours = Math.floor(ms / hour);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}

import { formatCountdown } from '@fairway/contract/limits/countdown.ts';
import { useNow } from '../../../lib/use-now.ts';

/** The time until an instant by the server's clock: in ms, never below zero, and as mm:ss (specification section 9). */
export function useTimeLeft(instant: string): { ms: number; text: string } {
  const ms = Math.max(0, Date.parse(instant) - useNow(1_000));
  return { ms, text: formatCountdown(ms) };
}

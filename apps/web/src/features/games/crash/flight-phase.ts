import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { flightAt } from '@fairway/fair-games';

export type Crash = OutputOf<Schemas['getCrash']>;
export type Flight = NonNullable<Crash['flight']>;
export type CrashBet = NonNullable<Crash['own']>;
export type Phase = Flight['state'] | 'none';

/** What the flight does at an instant of the server's clock: betting opens and closes without news. */
export function phaseOf(flight: Flight | null | undefined, now: number): Phase {
  if (!flight) return 'none';
  const { state } = flight;
  if (state !== 'opening' && state !== 'betting' && state !== 'waiting') return state;
  if (now >= Date.parse(flight.closesAt)) return 'waiting';
  return now >= Date.parse(flight.opensAt) ? 'betting' : 'opening';
}

/** How high the flight is at an instant, in hundredths: its point once that is known. */
export function heightOf(flight: Flight, now: number): number {
  if (flight.point !== null) return flight.point;
  return flight.startedAt === null ? 100 : flightAt(Math.max(0, now - Date.parse(flight.startedAt)));
}

/** Where a bet is cashed out, by hand or by itself, as far as the flight has come; undefined before. */
export function cashedOutBy(
  { target, mostHeight, cashedOutAt }: CrashBet,
  height: number,
): number | undefined {
  const at = Math.min(cashedOutAt ?? Infinity, target ?? Infinity, mostHeight);
  return at <= height ? at : undefined;
}

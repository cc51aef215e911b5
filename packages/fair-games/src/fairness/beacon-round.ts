import { FairGamesError } from '../fair-games-error.ts';
import { fromHex, toHex, type Hashing } from './hashing.ts';

/** When a public beacon emits its rounds; all times in milliseconds since 1970. */
export interface BeaconClock {
  readonly genesis: number;
  readonly period: number;
}

/** drand's network `quicknet`: a round every 3 s since 2023-08-23 15:09:27 UTC. */
export const quicknet: BeaconClock = { genesis: 1_692_803_367_000, period: 3_000 };

/** The first round at or after a time: ceil((t - genesis) / period) + 1. Throws `badTime` before the genesis. */
export function roundAt({ genesis, period }: BeaconClock, time: number): number {
  if (!Number.isSafeInteger(time) || time < genesis)
    throw new FairGamesError('badTime', `no beacon round at ${time}`);
  return Math.ceil((time - genesis) / period) + 1;
}

/** When a round is emitted; rounds count from 1. Throws `badTime`. */
export function timeOfRound({ genesis, period }: BeaconClock, round: number): number {
  if (!Number.isSafeInteger(round) || round < 1) throw new FairGamesError('badTime', `no round ${round}`);
  return genesis + (round - 1) * period;
}

/** From closing to the beacon's round, so that no bet is accepted once the round may be known. */
const safetyMargin = 1_000;

/**
 * The round that decides a draw, named when betting opens: the first at or after the draw time and at least 1 s after betting
 * closes. Throws `badTime`.
 */
export function roundForDraw(clock: BeaconClock, times: { drawAt: number; closesAt: number }): number {
  return roundAt(clock, Math.max(times.drawAt, times.closesAt + safetyMargin));
}

/** A round's randomness: SHA-256 of its signature's bytes. Whether the signature is the beacon's is not checked here. */
export function randomnessOf({ sha256 }: Hashing, signature: string): string {
  if (!/^([0-9a-f]{2})+$/.test(signature))
    throw new FairGamesError('badRandomness', 'a signature is lower-case hex');
  return toHex(sha256(fromHex(signature)));
}

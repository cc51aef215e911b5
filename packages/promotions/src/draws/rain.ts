import { FairGamesError, isHash, stream, type Hashing, type Stream } from '@fairway/fair-games';
import { randomnessText } from './raffle.ts';

/** A rain's pot and how it is to fall. */
export interface RainPot {
  /** Minor units. */
  readonly pot: bigint;
  /** How many packets it becomes. */
  readonly packets: number;
  /** The least of a packet, in minor units. */
  readonly least: bigint;
}

/** What the packets are drawn from; the randomness is that of the beacon's round 60 s before the start. */
export interface RainDraw {
  readonly serverSeed: string;
  readonly randomness: string;
  /** The session's name: `20261127-2000`. */
  readonly session: string;
}

/** Above this a packet could not be drawn evenly: a draw is below 2^21. In minor units, 20,971.50 yuan. */
export const mostAboveLeast = 2n ** 21n - 2n;

/** `randomness:rain:session`. Throws `badRandomness`, `badIssue`. */
export function rainMessage({ randomness, session }: Omit<RainDraw, 'serverSeed'>): string {
  if (!/^[0-9a-z-]{1,40}$/.test(session)) throw new FairGamesError('badIssue', 'a session is lower case');
  return `${randomnessText(randomness)}:rain:${session}`;
}

/** The packets in the order of claims, in minor units. Throws `badServerSeed`, `badRandomness`, `badIssue`, `badRange`. */
export function drawRain(hashing: Hashing, draw: RainDraw, pot: RainPot): bigint[] {
  if (!isHash(draw.serverSeed)) throw new FairGamesError('badServerSeed', 'a server seed is 64 hex digits');
  return packetsOf(stream(hashing, draw.serverSeed, rainMessage(draw)), pot);
}

/**
 * Cuts a pot so that the packets add up to it and each has the same mean, pot / packets, whatever its place. R is what is left above the
 * least of the k packets to come: of 0 to 2R/k one is drawn, where 2R/k is rounded at random so that its mean is exact. Two draws a packet,
 * also where one is certain. Throws `badRange`.
 */
export function packetsOf(numbers: Pick<Stream, 'below'>, { pot, packets, least }: RainPot): bigint[] {
  const spare = Number.isInteger(packets) && packets >= 1 ? pot - least * BigInt(packets) : -1n;
  if (least < 0n || spare < 0n || spare > mostAboveLeast)
    throw new FairGamesError('badRange', `no ${packets} packets from ${least} in ${pot}`);
  let rest = Number(spare);
  const drawn: bigint[] = [];
  for (let k = packets; k >= 2; k -= 1) {
    const oneMore = numbers.below(k) < (2 * rest) % k ? 1 : 0;
    const above = numbers.below(Math.floor((2 * rest) / k) + oneMore + 1);
    drawn.push(least + BigInt(above));
    rest -= above;
  }
  drawn.push(least + BigInt(rest));
  return drawn;
}

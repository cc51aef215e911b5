import { FairGamesError } from '../fair-games-error.ts';
import { isHash, sha256Text, type Hashing } from './hashing.ts';
import { stream, type Stream } from './stream.ts';

/** What a member game's draw is made of. The server seed is secret until it is rotated, its commit public before. */
export interface MemberSeeds {
  /** 64 lower-case hex digits. */
  readonly serverSeed: string;
  /** 1 to 64 printable ASCII characters, no colon: a colon separates the parts of a message. */
  readonly clientSeed: string;
  /** From 0, one a round, without gaps. */
  readonly nonce: number;
}

export function isClientSeed(value: unknown): value is string {
  return typeof value === 'string' && /^[\x20-\x39\x3b-\x7e]{1,64}$/.test(value);
}

export function isNonce(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** The commitment to a server seed, shown before the client seed is chosen. Throws `badServerSeed`. */
export function commitOf(hashing: Hashing, serverSeed: string): string {
  if (!isHash(serverSeed)) throw new FairGamesError('badServerSeed', 'a server seed is 64 hex digits');
  return sha256Text(hashing, serverSeed);
}

/** `clientSeed:nonce`. Throws `badClientSeed`, `badNonce`. */
export function memberMessage({ clientSeed, nonce }: Omit<MemberSeeds, 'serverSeed'>): string {
  if (!isClientSeed(clientSeed))
    throw new FairGamesError('badClientSeed', 'a client seed is 1 to 64 printable characters, no colon');
  if (!isNonce(nonce)) throw new FairGamesError('badNonce', 'a nonce is a whole number from 0');
  return `${clientSeed}:${nonce}`;
}

/** The stream of one round of a member game. Throws `badServerSeed`, `badClientSeed`, `badNonce`. */
export function memberStream(hashing: Hashing, seeds: MemberSeeds): Stream {
  if (!isHash(seeds.serverSeed)) throw new FairGamesError('badServerSeed', 'a server seed is 64 hex digits');
  return stream(hashing, seeds.serverSeed, memberMessage(seeds));
}

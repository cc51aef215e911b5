import { createHash, createHmac } from 'node:crypto';
import { playClaimText, readPlayPath, type PlayClaim } from '@fairway/contract/media/play-address.ts';
import { readReplayPath, replayClaimText, type ReplayClaim } from '@fairway/contract/media/replay-address.ts';
import { sameText } from '../seal/seal.ts';
import type { Bans } from './bans.ts';

export type AddressVerdict<Claim = PlayClaim> =
  | { readonly verdict: 'allowed'; readonly claim: Claim; readonly rest: string }
  /** No address at all, a wrong signature, or expired. */
  | { readonly verdict: 'none' | 'refused' | 'expired' };

/** Which key signed: the first 8 hex digits of its SHA-256. */
function playKeyId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}

export function signPlay(key: string, claim: Omit<PlayClaim, 'keyId'>): PlayClaim & { signature: string } {
  const named = { ...claim, keyId: playKeyId(key) };
  return { ...named, signature: createHmac('sha256', key).update(playClaimText(named)).digest('hex') };
}

export function signReplay(
  key: string,
  claim: Omit<ReplayClaim, 'keyId'>,
): ReplayClaim & { signature: string } {
  const named = { ...claim, keyId: playKeyId(key) };
  return { ...named, signature: createHmac('sha256', key).update(replayClaimText(named)).digest('hex') };
}

/** Judges signed play addresses with the key of today and the one before it. */
export class AddressJudge {
  readonly #keys: ReadonlyMap<string, string>;
  readonly #bans: Bans;

  constructor(keys: readonly string[], bans: Bans) {
    this.#keys = new Map(keys.map((key) => [playKeyId(key), key]));
    this.#bans = bans;
  }

  judge(path: string, now: number): AddressVerdict {
    const read = readPlayPath(path);
    if (read === undefined) return { verdict: path.startsWith('/v1/play/') ? 'refused' : 'none' };
    return this.#judge<PlayClaim>(read, now, signPlay);
  }

  judgeReplay(path: string, now: number): AddressVerdict<ReplayClaim> {
    const read = readReplayPath(path);
    return read === undefined ? { verdict: 'refused' } : this.#judge<ReplayClaim>(read, now, signReplay);
  }

  #judge<Claim extends PlayClaim | ReplayClaim>(
    { claim, rest }: { claim: Claim & { signature: string }; rest: string },
    now: number,
    sign: (key: string, claim: Claim) => { signature: string },
  ): AddressVerdict<Claim> {
    const key = this.#keys.get(claim.keyId);
    // The signature first: what nobody signed has no expiry either.
    if (key === undefined || !sameText(claim.signature, sign(key, claim).signature))
      return { verdict: 'refused' };
    if (claim.expiresAt * 1000 <= now) return { verdict: 'expired' };
    if (this.#bans.isBanned(claim.viewer, claim.room, now)) return { verdict: 'refused' };
    return { verdict: 'allowed', claim, rest };
  }
}

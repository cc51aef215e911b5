import { FairGamesError } from '../fair-games-error.ts';
import { quicknetChain, type BeaconChain } from '../fairness/beacon-chain.ts';
import { randomnessOf, roundAt, timeOfRound } from '../fairness/beacon-round.ts';
import { isSignedRound, type Curve } from '../fairness/beacon-signature.ts';
import { isHash, type Hashing } from '../fairness/hashing.ts';
import { readRecord } from '../games/read-input.ts';
import type { Answer } from './answer.ts';

/**
 * A round of the public beacon: `{kind:"beacon",chain,at|round,signature}`. `chain` is `quicknet`, or `{hash,publicKey,genesis,period}` in
 * milliseconds; `at` an instant, `2026-11-27T08:00:00Z`, whose first round is meant. Answers number and time of the round, its
 * randomness, and whether the network has signed it; null without a curve to check that on. Throws FairGamesError.
 */
export function verifyBeacon(hashing: Hashing, question: unknown, curve: Curve | undefined): Answer {
  const given = readRecord(question, ['kind', 'chain', 'at', 'round', 'signature'], 'malformed');
  const chain = readChain(given['chain']);
  const round = readRound(chain, given['at'], given['round']);
  const { signature } = given;
  if (typeof signature !== 'string' || !/^[0-9a-f]{96}$/.test(signature))
    throw new FairGamesError('badSignature', 'a signature is 96 lower-case hex digits');
  const { publicKey } = chain;
  return {
    kind: 'beacon',
    chain: chain.hash,
    round,
    at: new Date(timeOfRound(chain, round)).toISOString(),
    randomness: randomnessOf(hashing, signature),
    signed: curve ? isSignedRound(hashing, curve, { publicKey, round, signature }) : null,
  };
}

function readChain(value: unknown): BeaconChain {
  if (value === 'quicknet' || value === quicknetChain.hash) return quicknetChain;
  const { hash, publicKey, genesis, period } = readRecord(
    value,
    ['hash', 'publicKey', 'genesis', 'period'],
    'badChain',
  );
  if (!isHash(hash)) throw new FairGamesError('badChain', 'a chain is named by 64 hex digits');
  if (typeof publicKey !== 'string' || !/^[0-9a-f]{192}$/.test(publicKey))
    throw new FairGamesError('badChain', 'a public key is 192 lower-case hex digits');
  if (!isMilliseconds(genesis) || !isMilliseconds(period) || period === 0)
    throw new FairGamesError('badChain', 'genesis and period are milliseconds');
  return { hash, publicKey, genesis, period };
}

function isMilliseconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 8.64e15;
}

function readRound(chain: BeaconChain, at: unknown, round: unknown): number {
  if ((at === undefined) === (round === undefined))
    throw new FairGamesError('badTime', 'either a time or the number of a round');
  if (at !== undefined) {
    if (typeof at !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(at))
      throw new FairGamesError('badTime', 'a time is written 2026-11-27T08:00:00Z');
    return roundAt(chain, Date.parse(at));
  }
  // No instant is later than 8.64e15 ms.
  if (typeof round !== 'number' || timeOfRound(chain, round) > 8.64e15)
    throw new FairGamesError('badTime', 'no such round');
  return round;
}

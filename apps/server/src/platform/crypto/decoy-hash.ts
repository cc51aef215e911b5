import { defineProcessMemory } from '../memory/define-memory.ts';
import { readThrough } from '../memory/remembered.ts';
import { hashPassword, memberCost, type HashCost } from './password-hash.ts';

const decoys = defineProcessMemory<HashCost, Promise<string>>({ name: 'platform.decoy-hashes', most: 10 });

/**
 * A hash that nobody's password matches: an unknown name costs the same work as a known one, so that timing reveals nothing. Made once
 * for a cost; throws `tooManyRequests` when the hashing pool's line is full, and is made by the next call then.
 */
export function decoyHash(pepper: string, cost: HashCost = memberCost): Promise<string> {
  return readThrough(decoys, cost, () => hashPassword('decoy', pepper, cost));
}

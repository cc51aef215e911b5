import { hashPassword } from '#platform/crypto/password-hash.ts';

let decoy: Promise<string> | undefined;

/**
 * A hash nobody's password matches: an unknown name costs the same work as a known one, so that timing reveals nothing.
 */
export function decoyHash(pepper: string): Promise<string> {
  decoy ??= hashPassword('decoy', pepper);
  return decoy;
}

import { createHash } from 'node:crypto';
import { hmacSha256 } from '#platform/crypto/hash.ts';
import { hashPassword, operatorCost } from '#platform/crypto/password-hash.ts';
import type { Platform } from '#platform/platform.ts';

/** Letters and digits that are not taken for each other when they are read aloud. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const partLength = 12;

/**
 * One person's half of a first password, 60 bits. Derived from the proposal's id under the server's key: nothing of it is stored, and a
 * repeated call answers the same half.
 */
export function passwordPart(
  { config }: Pick<Platform, 'config'>,
  proposalId: string,
  of: 'proposer' | 'approver',
): string {
  const bytes = hmacSha256(config.secrets.server, `operator-first-password:${of}:${proposalId}`);
  return [...bytes.subarray(0, partLength)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** The hash of both halves, the proposer's first, as a client would send them. Takes a hashing slot, so no transaction waits for it. */
export async function firstPasswordHash(app: Platform, proposalId: string): Promise<string> {
  const password = passwordPart(app, proposalId, 'proposer') + passwordPart(app, proposalId, 'approver');
  const sent = createHash('md5').update(password).digest('hex');
  return hashPassword(sent, app.config.secrets.passwordPepper, operatorCost);
}

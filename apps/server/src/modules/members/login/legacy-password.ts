import { decoyHash } from '#platform/crypto/decoy-hash.ts';
import { verifyPassword } from '#platform/crypto/password-hash.ts';
import type { Platform } from '#platform/platform.ts';
import type { MemberRow } from '../members-store.ts';

/**
 * Whether `oldPassword` opens an account that came from the brand's earlier system. A call with one (`flag` 1) costs
 * the same work whether the account has such a password or is there at all. It works once: the login rehashes the
 * password.
 */
export async function isLegacyPassword(
  app: Platform,
  member: MemberRow | undefined,
  input: { password: string; oldPassword?: string | undefined; flag?: number | undefined },
): Promise<boolean> {
  const { oldPassword, flag } = input;
  if (flag !== 1 || !oldPassword) return false;
  const pepper = app.config.secrets.passwordPepper;
  const stored = member?.legacy_hash ?? (await decoyHash(pepper));
  const matches = await verifyPassword(oldPassword, stored, pepper);
  return matches && Boolean(member?.legacy_hash);
}

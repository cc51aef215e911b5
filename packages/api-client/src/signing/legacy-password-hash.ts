import { legacyPasswordBrands } from '@fairway/contract/members/passwords.ts';
import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { hashPassword } from './hash-password.ts';

/**
 * What the login of a brand's earlier system made of a password: a hash over it and the lower-cased name, so that `AbC` and
 * `abc` are one (specification section 5). Undefined for a brand that had none.
 */
export function legacyPasswordHash(
  brand: string | undefined,
  name: string,
  password: string,
): string | undefined {
  if (!legacyPasswordBrands.some((known) => known === brand)) return undefined;
  return bytesToHex(md5(utf8ToBytes(`${name.toLowerCase()}${hashPassword(password)}`)));
}

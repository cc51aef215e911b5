import { isPasswordHash } from '@fairway/contract/members/passwords.ts';
import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * What a password is sent as: its 32-character hash, or itself when it already has 32 characters
 * (specification section 5), as far as they are printable ASCII: others would not be taken for a password.
 * The server treats it as the password and keeps it only under Argon2id; this hash protects nothing by itself.
 */
export function hashPassword(password: string): string {
  return isPasswordHash(password) ? password : bytesToHex(md5(utf8ToBytes(password)));
}

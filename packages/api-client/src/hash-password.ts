import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Length of what stands for a password on the wire (specification section 9). */
const passwordHashLength = 32;

/**
 * What a password is sent as: its 32-character hash, or itself when it already has 32 characters (specification section 5).
 * The server treats it as the password and keeps it only under Argon2id; this hash protects nothing by itself.
 */
export function hashPassword(password: string): string {
  return password.length === passwordHashLength ? password : bytesToHex(md5(utf8ToBytes(password)));
}

import { anonymousSignKey } from '@fairway/contract/headers.ts';
import { accountLoginText } from '@fairway/contract/members/account-login.ts';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The signature of an account login over device id and version (specification section 5), hexadecimal. */
export function signAccountLogin(parts: Parameters<typeof accountLoginText>[0]): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(anonymousSignKey), utf8ToBytes(accountLoginText(parts))));
}

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Digests } from './digests.ts';

/** For pages that the browser does not trust with its own: plain HTTP from another machine. */
export const plainDigests: Digests = {
  hmac: async (key, text) => bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text))),
};

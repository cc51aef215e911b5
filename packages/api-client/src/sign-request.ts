import { anonymousSignKey, headerNames, signedText } from '@fairway/contract/headers.ts';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Signable {
  method: string;
  /** Path with query. */
  path: string;
  body: string;
  /** Milliseconds since 1970 by the server's clock. */
  timestamp: number;
  /** The session's key; without one the site's public key signs. */
  signKey: string | undefined;
}

/** The three signature headers of a call. */
export function signRequest({ method, path, body, timestamp, signKey }: Signable): Record<string, string> {
  const nonce = bytesToHex(randomBytes(16));
  const bodyHash = bytesToHex(sha256(utf8ToBytes(body)));
  const text = signedText({ method, path, timestamp: String(timestamp), nonce, bodyHash });
  const signature = bytesToHex(hmac(sha256, utf8ToBytes(signKey ?? anonymousSignKey), utf8ToBytes(text)));
  return {
    [headerNames.timestamp]: String(timestamp),
    [headerNames.nonce]: nonce,
    [headerNames.signature]: signature,
  };
}

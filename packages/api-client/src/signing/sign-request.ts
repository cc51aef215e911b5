import { anonymousSignKey, headerNames, signedHead } from '@fairway/contract/headers.ts';
import { hex, loadDigests } from './digests.ts';

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
export async function signRequest({
  method,
  path,
  body,
  timestamp,
  signKey,
}: Signable): Promise<Record<string, string>> {
  const digests = await loadDigests();
  const nonce = hex(crypto.getRandomValues(new Uint8Array(16)));
  const head = signedHead({ method, path, timestamp: String(timestamp), nonce });
  return {
    [headerNames.timestamp]: String(timestamp),
    [headerNames.nonce]: nonce,
    [headerNames.signature]: await digests.hmac(signKey ?? anonymousSignKey, head + body),
  };
}

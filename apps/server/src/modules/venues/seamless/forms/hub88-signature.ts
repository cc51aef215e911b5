import { constants, publicDecrypt, type KeyObject } from 'node:crypto';
import { readSignature } from '../../signatures/read-signature.ts';
import type { ReadSignature } from '../../signatures/signature-reading.ts';
import { whichKey } from './public-keys.ts';

/** What PKCS #1 puts before a SHA-256 digest (RFC 8017, 9.2). */
const sha256Prefix = '3031300d060960864801650304020105000420';

export const hub88Header = 'x-hub88-signature';

/** Judges Hub88's calls for the console: RSA over the raw body, without time and nonce. */
export function hub88Reading(keys: readonly KeyObject[]): ReadSignature {
  return (message) =>
    readSignature(
      {
        algorithm: 'rsaSha256',
        headers: { signature: hub88Header },
        textOf: ({ rawBody }) => rawBody,
        keyOf: (text, signature) => whichKey(keys, 'RSA-SHA256', text, signature),
        isForm: ({ signature }) => /^[A-Za-z0-9+/_-]+={0,2}$/.test(signature) && !isHex(signature),
        takesHex: true,
        opened: (signature) => openedDigest(keys, signature),
        nonceState: () => 'none',
      },
      message,
    );
}

const isHex = (text: string): boolean => /^([0-9a-f]{2})+$/i.test(text);

/** The digest in an RSA signature, which the public key shows to everybody; null where none of the keys opens it. */
function openedDigest(keys: readonly KeyObject[], signature: string): string | null {
  const bytes = Buffer.from(signature, isHex(signature) ? 'hex' : 'base64');
  for (const key of keys) {
    try {
      const opened = publicDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, bytes).toString('hex');
      if (opened.startsWith(sha256Prefix)) return opened.slice(sha256Prefix.length);
    } catch {
      // Made with another key, or none at all.
    }
  }
  return null;
}

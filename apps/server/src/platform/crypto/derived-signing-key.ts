import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Platform } from '../platform.ts';
import { hmacSha256 } from './hash.ts';

/** The prefix of the 32 bytes of an Ed25519 private key in PKCS 8 (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
/** A public key's 32 bytes are the last of its SPKI. */
const publicBytes = 32;

/** The installation's key of a purpose, derived from SERVER_SECRET; Ed25519 (RFC 8032). */
export function derivedSigningKey({ config }: Pick<Platform, 'config'>, purpose: string): KeyObject {
  const seed = hmacSha256(config.secrets.server, purpose);
  return createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' });
}

/** The public half as its 32 bytes in hexadecimal. */
export function publicKeyHex(key: KeyObject): string {
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return spki.subarray(spki.length - publicBytes).toString('hex');
}

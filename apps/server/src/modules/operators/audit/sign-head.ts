import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { hmacSha256 } from '#platform/crypto/hash.ts';
import type { Platform } from '#platform/platform.ts';
import type { AuditHead, SignedHead } from './head-store.ts';

/** The prefix of the 32 bytes of an Ed25519 private key in PKCS 8 (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The installation's key for heads of the trail, derived from SERVER_SECRET; Ed25519 (RFC 8032). */
function headKey({ config }: Pick<Platform, 'config'>): KeyObject {
  const seed = hmacSha256(config.secrets.server, 'audit-head-key');
  return createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' });
}

/** The public half as PEM, for a verifier outside. */
export function headPublicKey(app: Pick<Platform, 'config'>): string {
  return createPublicKey(headKey(app)).export({ format: 'pem', type: 'spki' }).toString();
}

/** Signs the head of a day: «fairway-audit-head», day, number and hash, a line each. */
export function signHead(app: Platform, day: string, head: AuditHead): SignedHead {
  const signature = sign(null, headText(day, head), headKey(app));
  return { ...head, day, signedAt: app.clock.now(), signature };
}

export function isHeadSigned(publicKey: string, { day, seq, hash, signature }: SignedHead): boolean {
  return verify(null, headText(day, { seq, hash }), createPublicKey(publicKey), signature);
}

function headText(day: string, { seq, hash }: AuditHead): Buffer {
  return Buffer.from(`fairway-audit-head\n${day}\n${seq}\n${hash.toString('hex')}\n`);
}

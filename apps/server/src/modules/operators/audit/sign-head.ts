import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { derivedSigningKey } from '#platform/crypto/derived-signing-key.ts';
import type { Platform } from '#platform/platform.ts';
import type { AuditHead, SignedHead } from './head-store.ts';

/** The installation's key for heads of the trail, derived from SERVER_SECRET; Ed25519 (RFC 8032). */
function headKey(app: Pick<Platform, 'config'>): KeyObject {
  return derivedSigningKey(app, 'audit-head-key');
}

/** The public half as PEM, for a verifier outside. */
export function headPublicKey(app: Pick<Platform, 'config'>): string {
  return createPublicKey(headKey(app)).export({ format: 'pem', type: 'spki' }).toString();
}

/** Signs the head of a day: «fairway-audit-head», day, number, hash and the day of the head before it, a line each. */
export function signHead(
  app: Platform,
  { day, after }: { day: string; after: string },
  head: AuditHead,
): SignedHead {
  const signature = sign(null, headText({ ...head, day, after }), headKey(app));
  return { ...head, day, after, signedAt: app.clock.now(), signature };
}

/** Whether this key signed the head, after that one; heads of before 2026-11-25 were signed without the day before them. */
export function isHeadSigned(publicKey: string, head: SignedHead): boolean {
  const key = createPublicKey(publicKey);
  return [headText(head), headText({ ...head, after: undefined })].some((text) =>
    verify(null, text, key, head.signature),
  );
}

function headText({ day, seq, hash, after }: AuditHead & { day: string; after: string | undefined }): Buffer {
  const lines = ['fairway-audit-head', day, seq.toString(), hash.toString('hex')];
  if (after !== undefined) lines.push(`after ${after}`);
  return Buffer.from(lines.map((line) => `${line}\n`).join(''));
}

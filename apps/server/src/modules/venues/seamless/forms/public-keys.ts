import { createPublicKey, verify, type KeyObject } from 'node:crypto';

/** Keys of a provider, of which two are valid while it changes them: base64 of the public key's DER (SPKI). */
export function publicKeys(...written: readonly (string | undefined)[]): readonly KeyObject[] {
  return written.flatMap((text) =>
    text === undefined
      ? []
      : [createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })],
  );
}

/** Whether one of the keys signed these bytes: Ed25519 where `digest` is null. The signature is base64. */
export function isSignedBy(
  keys: readonly KeyObject[],
  digest: 'RSA-SHA256' | null,
  message: Buffer,
  signature: string,
): boolean {
  const bytes = Buffer.from(signature, 'base64');
  return keys.some((key) => verify(digest, message, key, bytes));
}

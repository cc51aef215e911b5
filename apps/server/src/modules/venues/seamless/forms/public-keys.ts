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
  return whichKey(keys, digest, message, signature) !== undefined;
}

/** Which of the keys signed these bytes: the present one comes first. */
export function whichKey(
  keys: readonly KeyObject[],
  digest: 'RSA-SHA256' | null,
  message: Buffer,
  signature: string,
): 'present' | 'next' | undefined {
  const bytes = Buffer.from(signature, 'base64');
  const index = keys.findIndex((key) => verify(digest, message, key, bytes));
  return index === -1 ? undefined : index === 0 ? 'present' : 'next';
}

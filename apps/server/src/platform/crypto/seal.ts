import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { hmacSha256 } from './hash.ts';

/** Encrypts a secret that must be read again (AES-256-GCM under a key derived for its purpose); nonce, tag, text. */
export function seal(serverSecret: string, purpose: string, secret: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', hmacSha256(serverSecret, `seal:${purpose}`), nonce);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Reads what `seal` wrote. Throws when it was changed or sealed under another key or purpose. */
export function unseal(serverSecret: string, purpose: string, sealed: Buffer): string {
  const cipher = createDecipheriv(
    'aes-256-gcm',
    hmacSha256(serverSecret, `seal:${purpose}`),
    sealed.subarray(0, 12),
  );
  cipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([cipher.update(sealed.subarray(28)), cipher.final()]).toString('utf8');
}

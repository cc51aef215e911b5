import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { hmacSha256 } from '#platform/crypto/hash.ts';

/** AES-256-GCM under a key derived from the server's secret: card numbers are not readable in a copy of the database. */
export function seal(text: string, serverSecret: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(serverSecret, 'payout-method-seal'), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** The text that was sealed. Throws when the bytes were changed or the key is another. */
export function unseal(sealed: Buffer, serverSecret: string): string {
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyOf(serverSecret, 'payout-method-seal'),
    sealed.subarray(0, 12),
  );
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}

/** Equal for equal texts and says nothing of them without the server's secret: duplicates are found by it. */
export function fingerprint(text: string, serverSecret: string): Buffer {
  return hmacSha256(keyOf(serverSecret, 'payout-method-fingerprint'), text);
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { hmacSha256, sha256 } from '#platform/crypto/hash.ts';

/** Letters and digits that cannot be taken for each other. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 10;

/** A code of 50 random bits out of a secret, in two groups: «K7QM2-X94TB». */
export function codeFrom(secret: string): string {
  const bytes = sha256(secret);
  const text = Array.from({ length }, (_, at) => letters[(bytes[at] ?? 0) % letters.length]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

/** What is kept of a code: groups and case do not count, and without the server's secret it says nothing. */
export function hashCode(typed: string, purpose: 'recharge' | 'gift', serverSecret: string): Buffer {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return hmacSha256(keyOf(serverSecret, `cashier-code-${purpose}`), plain);
}

/** A code sealed for a link: nobody reads it there, and nobody makes one. `nonce` is 12 random bytes. */
export function sealTicket(code: string, nonce: Buffer, serverSecret: string): string {
  const cipher = createCipheriv('aes-256-gcm', keyOf(serverSecret, 'cashier-ticket'), nonce);
  const body = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** The code of a ticket, or of a link that ends in one; undefined for what was not sealed here. */
export function openTicket(typed: string, serverSecret: string): string | undefined {
  const sealed = Buffer.from(typed.slice(typed.lastIndexOf('=') + 1), 'base64url');
  if (sealed.length < 30) return undefined;
  try {
    const key = keyOf(serverSecret, 'cashier-ticket');
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
    decipher.setAuthTag(sealed.subarray(12, 28));
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

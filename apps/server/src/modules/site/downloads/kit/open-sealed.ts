import { constants, createDecipheriv, privateDecrypt } from 'node:crypto';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { kitKey } from './kit-key.ts';

const nonceBytes = 12;
const tagBytes = 16;

/** Opens a call's own key (RSA-OAEP with SHA-256). Throws `signatureInvalid` when it was not sealed under our key. */
export async function openKey(app: Platform, wrapped: string): Promise<Buffer> {
  const { privateKey } = await kitKey(app);
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const key = privateDecrypt(
      { key: privateKey, padding, oaepHash: 'sha256' },
      Buffer.from(wrapped, 'base64url'),
    );
    if (key.byteLength === 32) return key;
  } catch {
    // Refused below: the sender does not learn why a key does not open.
  }
  throw new AppError('signatureInvalid');
}

/** Opens a text that was bound to another (AES-256-GCM). Throws `signatureInvalid` when a byte of either was changed. */
export function openText(key: Buffer, boundTo: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.byteLength < nonceBytes + tagBytes) throw new AppError('signatureInvalid');
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
    cipher.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(-tagBytes));
    const text = [cipher.update(bytes.subarray(nonceBytes, -tagBytes)), cipher.final()];
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(text));
  } catch {
    throw new AppError('signatureInvalid');
  }
}

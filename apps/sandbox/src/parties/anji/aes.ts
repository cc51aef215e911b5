import { createCipheriv, createDecipheriv } from 'node:crypto';

const algorithm = 'aes-128-ecb';

/** AES-128-ECB with PKCS#7 padding, base64: the form of coordinates on AJ-Captcha's wire. */
export function encrypt(text: string, key: string): string {
  const cipher = createCipheriv(algorithm, key, null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** Undefined for what was not encrypted with this key. */
export function decrypt(text: string, key: string): string | undefined {
  try {
    const cipher = createDecipheriv(algorithm, key, null);
    return Buffer.concat([cipher.update(text, 'base64'), cipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

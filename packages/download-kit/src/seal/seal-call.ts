import { fromBase64url, toBase64url } from './base64url.ts';

/** A call as it travels: nobody between reads its path or its body, and a changed byte is noticed. */
export interface SealedCall {
  /** Takes the place of the path after `/houtu/`. */
  path: string;
  /** The call's own key, encrypted under the server's public key (RSA-OAEP with SHA-256). */
  key: string;
  /** Absent for a GET. */
  body?: string;
}

export type KitMethod = 'GET' | 'POST';

const nonceBytes = 12;

/**
 * Seals one call: a fresh AES-256-GCM key for path and body, itself under the server's RSA key. The path is bound to the
 * method and the body to both, so that no part can be used in another call. Throws where the browser has no WebCrypto
 * (a page that is not served securely) or the key is none.
 */
export async function sealCall(
  publicKey: string,
  { method, path, body }: { method: KitMethod; path: string; body?: string },
): Promise<SealedCall> {
  const server = await crypto.subtle.importKey(
    'spki',
    fromBase64url(publicKey),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
  const own = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
  const raw = await crypto.subtle.exportKey('raw', own);
  const wrapped = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, server, raw);
  return {
    path: await seal(own, method, path),
    key: toBase64url(new Uint8Array(wrapped)),
    ...(body === undefined ? {} : { body: await seal(own, `${method} ${path}`, body) }),
  };
}

/** Nonce, then text with its tag. */
async function seal(key: CryptoKey, boundTo: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, additionalData: encoder.encode(boundTo) },
    key,
    encoder.encode(text),
  );
  const bytes = new Uint8Array(nonceBytes + sealed.byteLength);
  bytes.set(nonce);
  bytes.set(new Uint8Array(sealed), nonceBytes);
  return toBase64url(bytes);
}

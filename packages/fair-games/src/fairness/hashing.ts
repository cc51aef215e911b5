/**
 * The two functions every draw rests on, given by the caller: `node:crypto` on the server, `@noble/hashes` in the browser. Keys and
 * messages are the bytes of what is published; a text is hashed as its ASCII characters, a seed as its 64 hex digits.
 */
export interface Hashing {
  readonly sha256: (message: Uint8Array) => Uint8Array;
  readonly hmacSha256: (key: Uint8Array, message: Uint8Array) => Uint8Array;
}

const encoder = new TextEncoder();

export function asciiBytes(text: string): Uint8Array {
  return encoder.encode(text);
}

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Lower-case hex digits, two a byte; a browser that checks a draw hashes thousands of links. */
export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += hexOf[byte] ?? '';
  return text;
}

/** The bytes of lower-case hex digits; the text must have been checked. */
export function fromHex(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16),
  );
}

/** SHA-256 of a text's ASCII characters as 64 hex digits. */
export function sha256Text({ sha256 }: Hashing, text: string): string {
  return toHex(sha256(asciiBytes(text)));
}

/** 64 lower-case hex digits: a seed, a link, a commitment, randomness. */
export function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

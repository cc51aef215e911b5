import { hash } from 'node:crypto';
import { defineProcessMemory } from '../memory/define-memory.ts';

const blockBytes = 64;
const digestBytes = 32;
const nothing = Buffer.alloc(0);

/**
 * A key for HMAC-SHA256 (RFC 2104) that signs many texts: its two padded blocks are made once, and a text then costs two
 * digests in one call each, a third of what a fresh `createHmac` costs.
 */
export class HmacKey {
  readonly #inner = Buffer.alloc(blockBytes, 0x36);
  readonly #outer = Buffer.alloc(blockBytes + digestBytes, 0x5c);

  constructor(key: string) {
    const bytes = Buffer.byteLength(key) > blockBytes ? hash('sha256', key, 'buffer') : Buffer.from(key);
    for (const [at, byte] of bytes.entries()) {
      this.#inner.writeUInt8(byte ^ 0x36, at);
      this.#outer.writeUInt8(byte ^ 0x5c, at);
    }
  }

  /** The signature of a text and the bytes that follow it, lower-case hexadecimal. */
  sign(text: string, following: Uint8Array = nothing): string {
    const begin = blockBytes + Buffer.byteLength(text);
    const signed = Buffer.allocUnsafe(begin + following.length);
    this.#inner.copy(signed);
    signed.write(text, blockBytes);
    signed.set(following, begin);
    this.#outer.write(hash('sha256', signed, 'hex'), blockBytes, 'hex');
    return hash('sha256', this.#outer, 'hex');
  }
}

const keys = defineProcessMemory<string, HmacKey>({ name: 'platform.signing-keys', most: 50_000 });

/** The key of a session, made at its first use; those that were used first are forgotten first. */
export function hmacKeyOf(key: string): HmacKey {
  const known = keys.get(key);
  if (known) return known;
  const made = new HmacKey(key);
  keys.set(key, made);
  return made;
}

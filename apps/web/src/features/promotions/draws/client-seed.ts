/** What the server takes as a client seed: printable, no colon. */
export function isClientSeed(text: string): boolean {
  return /^[\x20-\x39\x3b-\x7e]{1,64}$/.test(text);
}

/** A client seed that this browser draws: 20 hex digits. */
export function randomClientSeed(): string {
  return randomHex(10);
}

/** So many random bytes as hex digits. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

const initial = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const;

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const constants = roundConstants();

/**
 * SHA-256 of a text's UTF-8 bytes as 64 lower-case hex digits (FIPS 180-4). Of our own, because a browser offers its own one only to
 * pages of a secure context and only as a promise; tests compare it with Node's.
 */
export function sha256Hex(text: string): string {
  const message = padded(new TextEncoder().encode(text));
  const state = new Uint32Array(initial);
  const schedule = new Uint32Array(64);
  for (let block = 0; block < message.byteLength; block += 64) {
    extend(schedule, message, block);
    compress(state, schedule);
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** The bytes, a single 1 bit, zeros, and the length in bits, in whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const view = new DataView(new ArrayBuffer(blocks * 64));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setBigUint64(view.byteLength - 8, BigInt(bytes.length) * 8n);
  return view;
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const at = (words: ArrayLike<number>, index: number) => words[index] ?? 0;

function extend(schedule: Uint32Array, message: DataView, block: number): void {
  for (let index = 0; index < 16; index += 1) schedule[index] = message.getUint32(block + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const early = at(schedule, index - 15);
    const late = at(schedule, index - 2);
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[index] = at(schedule, index - 16) + small + at(schedule, index - 7) + large;
  }
}

function compress(state: Uint32Array, schedule: Uint32Array): void {
  const words = new Uint32Array(state);
  for (let round = 0; round < 64; round += 1) {
    const a = at(words, 0);
    const e = at(words, 4);
    const choice = (e & at(words, 5)) ^ (~e & at(words, 6));
    const majority = (a & at(words, 1)) ^ (a & at(words, 2)) ^ (at(words, 1) & at(words, 2));
    const first =
      at(words, 7) +
      (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
      choice +
      at(constants, round) +
      at(schedule, round);
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
    words.copyWithin(1, 0, 7);
    words[4] = at(words, 4) + first;
    words[0] = first + second;
  }
  for (let index = 0; index < 8; index += 1) state[index] = at(state, index) + at(words, index);
}

/** Cube roots by whole numbers: the 32 bits after the point of p^(1/3) are those of the root of p x 2^96. */
function roundConstants(): Uint32Array {
  const found = new Uint32Array(64);
  let count = 0;
  for (let candidate = 2; count < 64; candidate += 1) {
    if (!isPrime(candidate)) continue;
    found[count] = Number(cubeRoot(BigInt(candidate) << 96n) & 0xffffffffn);
    count += 1;
  }
  return found;
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1)
    if (candidate % divisor === 0) return false;
  return true;
}

/** The greatest whole number whose cube is not above `value`. */
function cubeRoot(value: bigint): bigint {
  let low = 0n;
  let high = 1n << 36n;
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle * middle * middle <= value) low = middle;
    else high = middle - 1n;
  }
  return low;
}

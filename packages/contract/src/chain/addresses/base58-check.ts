/** Base58Check: base 58 with four bytes of a double SHA-256 at the end, as Bitcoin and TRON write addresses. */
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const checkBytes = 4;

/** SHA-256 of bytes, from wherever the reader's platform has it. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** The bytes before the checksum; undefined when a sign is foreign or the checksum does not fit. */
export function decodeBase58Check(text: string, sha256: Sha256): Uint8Array | undefined {
  const bytes = decode(text);
  if (!bytes || bytes.length <= checkBytes) return undefined;
  const payload = bytes.subarray(0, -checkBytes);
  const check = sha256(sha256(payload));
  return bytes.subarray(-checkBytes).every((byte, place) => byte === check[place]) ? payload : undefined;
}

/** The text of some bytes with their checksum. */
export function encodeBase58Check(payload: Uint8Array, sha256: Sha256): string {
  const bytes = [...payload, ...sha256(sha256(payload)).subarray(0, checkBytes)];
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = '';
  for (; number > 0n; number /= 58n) text = (alphabet[Number(number % 58n)] ?? '') + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros === -1 ? bytes.length : zeros) + text;
}

function decode(text: string): Uint8Array | undefined {
  // No address is longer; a bound on the work for what anybody may type.
  if (text.length > 64) return undefined;
  let number = 0n;
  for (const sign of text) {
    const digit = alphabet.indexOf(sign);
    if (digit === -1) return undefined;
    number = number * 58n + BigInt(digit);
  }
  const bytes: number[] = [];
  for (; number > 0n; number /= 256n) bytes.unshift(Number(number % 256n));
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  return Uint8Array.from([...Array.from({ length: zeros }, () => 0), ...bytes]);
}

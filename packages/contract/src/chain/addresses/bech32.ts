/** Bech32 and Bech32m as Bitcoin's segregated witness addresses use them (BIP-173, BIP-350). */
const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3] as const;
/** What the checksum comes to: version 0 was written with the first, later ones with the second. */
const plain = 1;
const modified = 0x2bc830a3;

/** Whether a text is a witness address of Bitcoin's main network: prefix, checksum, version and length. */
export function isWitnessAddress(text: string): boolean {
  const address = text.toLowerCase();
  if (address !== text && text.toUpperCase() !== text) return false;
  if (!/^bc1[a-z0-9]{11,71}$/.test(address)) return false;
  const digits = Array.from(address.slice(3), (sign) => alphabet.indexOf(sign));
  if (digits.includes(-1)) return false;
  const [version = -1] = digits;
  const check = checksum([3, 3, 0, 2, 3, ...digits]);
  if (version > 16 || check !== (version === 0 ? plain : modified)) return false;
  return hasWholeProgram(digits.slice(1, -6), version);
}

/** The witness program: 2 to 40 bytes, 20 or 32 in version 0, padded with less than five zero bits. */
function hasWholeProgram(digits: readonly number[], version: number): boolean {
  const bits = digits.length * 5;
  const bytes = Math.floor(bits / 8);
  const padding = bits % 8;
  if (padding > 4 || (digits.at(-1) ?? 0) & ((1 << padding) - 1)) return false;
  return version === 0 ? bytes === 20 || bytes === 32 : bytes >= 2 && bytes <= 40;
}

function checksum(digits: readonly number[]): number {
  return digits.reduce((sum, digit) => {
    const top = sum >>> 25;
    const shifted = ((sum & 0x1ffffff) << 5) ^ digit;
    return generator.reduce((mixed, part, bit) => ((top >>> bit) & 1 ? mixed ^ part : mixed), shifted);
  }, 1);
}

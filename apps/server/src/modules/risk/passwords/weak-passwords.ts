import { hash } from 'node:crypto';
import { firstGuesses } from './first-guesses.ts';

/** Hashes made between two looks at other work: the list is made while the process serves. */
const atOnce = 2_000;

let known: Promise<BigUint64Array> | undefined;

/**
 * Whether a password as it arrives (the client's hash) is one of those that are guessed first, or made from the member's
 * own name. Compared by the first 64 bits of the hash; nothing is learnt about a password that is not on the list.
 */
export async function isWeakPassword(clientHash: string, name: string): Promise<boolean> {
  if (fromName(name).some((password) => clientHashOf(password) === clientHash)) return true;
  if (!/^[0-9a-f]{32}$/.test(clientHash)) return false;
  known ??= prepare();
  return contains(await known, BigInt(`0x${clientHash.slice(0, 16)}`));
}

/** Makes the list, sorted; about a hundred thousand hashes in 0.8 MB. */
async function prepare(): Promise<BigUint64Array> {
  const heads: bigint[] = [];
  for (const password of firstGuesses()) {
    heads.push(BigInt(`0x${clientHashOf(password).slice(0, 16)}`));
    if (heads.length % atOnce === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return BigUint64Array.from(heads).toSorted();
}

function contains(sorted: BigUint64Array, wanted: bigint): boolean {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = sorted[middle] ?? 0n;
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

function fromName(name: string): string[] {
  const forms = [name, name.toLowerCase(), name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()];
  const endings = [
    '',
    '1',
    '12',
    '123',
    '1234',
    '12345',
    '123456',
    '123456789',
    '520',
    '888',
    '666',
    '2025',
    '2026',
    '!',
    '@123',
  ];
  return forms.flatMap((form) => endings.map((ending) => form + ending));
}

/** What a client sends for a password (specification section 5). */
function clientHashOf(password: string): string {
  return hash('md5', password, 'hex');
}

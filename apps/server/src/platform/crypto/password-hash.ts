import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { equalInConstantTime, hmacSha256 } from '#platform/crypto/hash.ts';
import { AppError } from '#platform/errors.ts';

const derive = promisify(argon2);

/** OWASP's floor for Argon2id (reliability ACC-4): 19 MiB, 2 passes, 1 lane. */
export const memberCost = { memory: 19_456, passes: 2, parallelism: 1 };
/** Operators hold more power and log in seldom: 64 MiB, 3 passes. */
export const operatorCost = { memory: 65_536, passes: 3, parallelism: 1 };

export type HashCost = typeof memberCost;

const tagLength = 32;
/** Two slots a core and a short line: over it callers are asked to retry instead of queueing without end. */
const slots = { busy: 0, most: 4, waiting: [] as (() => void)[], mostWaiting: 32 };

/**
 * Stores what arrives as Argon2id over its HMAC with the pepper, with a salt of its own (security rule 4). The value is a
 * password whatever it was made from. Throws `tooManyRequests` when the hashing pool's line is full.
 */
export async function hashPassword(
  password: string,
  pepper: string,
  cost: HashCost = memberCost,
): Promise<string> {
  const salt = randomBytes(16);
  const tag = await tagOf(password, pepper, salt, cost);
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${base64(salt)}$${base64(tag)}`;
}

/** Whether `password` is the one that `stored` was made from. */
export async function verifyPassword(password: string, stored: string, pepper: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored);
  if (!match) return false;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const made = await tagOf(password, pepper, Buffer.from(salt, 'base64'), cost);
  return equalInConstantTime(made, Buffer.from(tag, 'base64'));
}

/** Whether a stored hash was made more cheaply than today's cost and is to be replaced at this login. */
export function needsRehash(stored: string, cost: HashCost = memberCost): boolean {
  return !stored.startsWith(`$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`);
}

async function tagOf(password: string, pepper: string, salt: Buffer, cost: HashCost): Promise<Buffer> {
  await enter();
  try {
    return await derive('argon2id', {
      message: hmacSha256(pepper, password),
      nonce: salt,
      tagLength,
      ...cost,
    });
  } finally {
    leave();
  }
}

async function enter(): Promise<void> {
  if (slots.busy < slots.most) {
    slots.busy += 1;
    return;
  }
  if (slots.waiting.length >= slots.mostWaiting) throw new AppError('tooManyRequests', { seconds: 2 });
  await new Promise<void>((resolve) => slots.waiting.push(resolve));
}

function leave(): void {
  const next = slots.waiting.shift();
  if (next) next();
  else slots.busy -= 1;
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

import { expect, it } from 'vitest';
import { decoyHash } from './decoy-hash.ts';
import { hashPassword, needsRehash } from './password-hash.ts';

const pepper = 'pepper';
const cheap = { memory: 8, passes: 1, parallelism: 1 };

it('makes one decoy a cost, and another one after a full line refused the first', async () => {
  // Four slots and 32 who wait.
  const line = Array.from({ length: 36 }, () => hashPassword('password', pepper, cheap));
  await expect(decoyHash(pepper, cheap)).rejects.toThrow('tooManyRequests');
  await Promise.all(line);

  const decoy = await decoyHash(pepper, cheap);
  expect(needsRehash(decoy, cheap)).toBe(false);
  expect(await decoyHash(pepper, cheap)).toBe(decoy);
  expect(await decoyHash(pepper, { ...cheap, passes: 2 })).not.toBe(decoy);
});

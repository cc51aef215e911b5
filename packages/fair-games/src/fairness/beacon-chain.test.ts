import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { messageOfRound, quicknetChain } from './beacon-chain.ts';

const hashing = {
  sha256: (message: Uint8Array) => createHash('sha256').update(message).digest(),
  hmacSha256: () => new Uint8Array(),
};

it('hashes the number of a round as eight bytes, the highest first', () => {
  const signed = (round: number) => Buffer.from(messageOfRound(hashing, round)).toString('hex');
  const expected = (bytes: string) => createHash('sha256').update(bytes, 'hex').digest('hex');
  expect(signed(1)).toBe(expected('0000000000000001'));
  expect(signed(2 ** 40 + 7)).toBe(expected('0000010000000007'));
  for (const round of [0, -1, 1.5, Number.NaN])
    expect(() => messageOfRound(hashing, round)).toThrow(`no round ${round}`);
});

it('names quicknet by the hash of its parameters', () => {
  // drand: period in 4 bytes, genesis in 8, both in seconds, the key, the hash of the group, the name of the beacon.
  const parameters = Buffer.alloc(12);
  parameters.writeUInt32BE(quicknetChain.period / 1000);
  parameters.writeBigInt64BE(BigInt(quicknetChain.genesis / 1000), 4);
  const group = 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e';
  const named = createHash('sha256')
    .update(parameters)
    .update(quicknetChain.publicKey, 'hex')
    .update(group, 'hex')
    .update('quicknet')
    .digest('hex');
  expect(quicknetChain.hash).toBe(named);
});

import { bls12_381 } from '@noble/curves/bls12-381.js';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { RunningSandbox } from '../../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await RunningSandbox.start();
});
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.reset());

const get = (path: string) => sandbox.get(`/beacon${path}`);
const setFault = (operation: string, effect: object) =>
  sandbox.post('/director/faults', { party: 'beacon', operation, effect: { kind: 'request', ...effect } });

/** A verification made from drand's documents alone, not with the sandbox's own code. */
function verifies(publicKey: string, { round, signature }: { round: number; signature: string }): boolean {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(round));
  const bls = bls12_381.shortSignatures;
  const message = bls.hash(
    createHash('sha256').update(bytes).digest(),
    'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_',
  );
  return bls.verify(bls12_381.G1.Point.fromHex(signature), message, bls12_381.G2.Point.fromHex(publicKey));
}

it('says what its chain is, under its hash and without it', async () => {
  const { body } = await get('/info');
  expect(body).toMatchObject({
    period: 3,
    genesis_time: 1_704_067_200,
    schemeID: 'bls-unchained-g1-rfc9380',
    metadata: { beaconID: 'sandbox' },
  });
  expect((await get(`/${body['hash']}/info`)).body).toEqual(body);
  expect((await get('/chains')).text).toBe(JSON.stringify([body['hash']]));
  expect((await get(`/${'0'.repeat(64)}/info`)).status).toBe(404);
  expect((await get(`/${'0'.repeat(64)}/public/1`)).status).toBe(404);
});

it('has the key that a server in development knows', async () => {
  expect((await get('/info')).body).toMatchObject({
    hash: 'e554b27ef8563e7d64e2e66c312d23ee0851581c8f4a5e8b529e714c02f5e0b8',
    public_key:
      'ab757cd31efc0d67c3ea73e20779a62fb23fe057bd7ec3dbb29fbcfd09593f9d4c4140461b5a5435c5b92a57f2195cc401bc89248f7f56e48687873f56f0c994e2d718813936d6c53ac4753de77cbe3ccd0f3cb2dd05b9252ed033639fa264c8',
  });
});

it('signs the round that has come and past ones, each the same whenever it is asked', async () => {
  const { hash, public_key: key, genesis_time: genesis } = (await get('/info')).body;
  const before = Math.floor((new Date().getTime() / 1000 - genesis) / 3) + 1;
  const latest = (await get(`/${hash}/public/latest`)).body as { round: number; signature: string };
  const after = Math.floor((new Date().getTime() / 1000 - genesis) / 3) + 1;
  expect(latest.round).toBeGreaterThanOrEqual(before);
  expect(latest.round).toBeLessThanOrEqual(after);
  const past = (await get(`/${hash}/public/42`)).body as { round: number; signature: string };
  for (const round of [latest, past]) {
    expect(verifies(key, round)).toBe(true);
    expect(round).toEqual({
      round: round.round,
      signature: round.signature,
      randomness: createHash('sha256').update(round.signature, 'hex').digest('hex'),
    });
  }
  await sandbox.restart();
  expect((await get('/public/42')).body).toEqual(past);
});

it('has no round before its time, and says when the next one comes', async () => {
  const latest = (await get('/public/latest')).body as { round: number };
  const early = await get(`/public/${latest.round + 100}`);
  expect([early.status, early.body['signature']]).toEqual([425, undefined]);
  expect(early.headers.get('cache-control')).toMatch(/^must-revalidate, no-cache, max-age=[123]$/);
  for (const wrong of ['0', '-1', '1.5', 'first', '1e3'])
    expect((await get(`/public/${wrong}`)).status, wrong).toBe(400);
});

it('lies, keeps a round back, breaks off and is silent once, as the director says', async () => {
  const { public_key: key } = (await get('/info')).body;
  await setFault('round', { answer: 'badSignature' });
  const lie = (await get('/public/42')).body as { round: number; signature: string };
  expect([lie.round, verifies(key, lie), verifies(key, { ...lie, round: 43 })]).toEqual([42, false, true]);
  await setFault('round', { execute: 'no' });
  expect((await get('/public/42')).status).toBe(425);
  await setFault('info', { answer: 'reset' });
  await expect(get('/info')).rejects.toThrow();
  expect(verifies(key, (await get('/public/42')).body as { round: number; signature: string })).toBe(true);

  const { body } = await sandbox.get('/director/calls?party=beacon');
  expect(
    body['calls'].map((call: { operation: string; orderNo: string }) => [call.operation, call.orderNo]),
  ).toEqual([
    ['info', 'info'],
    ['round', '42'],
    ['round', '42'],
  ]);
});

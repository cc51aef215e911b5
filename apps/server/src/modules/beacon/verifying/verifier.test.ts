import { Worker } from 'node:worker_threads';
import { quicknetChain } from '@fairway/fair-games';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestChain } from '../testing/test-chain.ts';
import { createVerifier, VerifierFault } from './verifier.ts';

/** Round 42 of quicknet, as drand's documentation of its HTTP API prints it. */
const published = {
  publicKey: quicknetChain.publicKey,
  round: 42,
  signature:
    '95a9f9f5b231b7714de1553105d8ffdf3dcda24cfdb1e689319bccf79a9c8ce430a91b811fbfaf763900bc998b5d686a',
};
const chain = createTestChain('2026-01-01T00:00:00Z');
const own = { publicKey: chain.publicKey, round: 7, signature: chain.sign(7) };
const file = new URL('verify.worker.ts', import.meta.url);

describe('the verifier', () => {
  const { verify } = createVerifier();

  it('knows a published round of quicknet, and each of the parts that make it one', async () => {
    expect(await verify(published)).toBe(true);
    expect(await verify({ ...published, round: 43 })).toBe(false);
    expect(await verify({ ...published, publicKey: chain.publicKey })).toBe(false);
    expect(await verify({ ...published, signature: own.signature })).toBe(false);
  });

  it('takes nothing for a signature that is no point of the group', async () => {
    expect(await verify(own)).toBe(true);
    // On the curve, but in no group of its order.
    const outside =
      '800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004';
    const infinity = `c0${'0'.repeat(94)}`;
    for (const signature of [infinity, outside, 'f'.repeat(96), '0'.repeat(96), own.signature.slice(2), ''])
      expect(await verify({ ...own, signature }), signature).toBe(false);
    expect(await verify({ ...own, round: 0 })).toBe(false);
    expect(await verify({ ...own, publicKey: infinity + '0'.repeat(96) })).toBe(false);
  });

  it('answers each of several questions at once by its own', async () => {
    const questions = [own, { ...own, round: 8 }, published, { ...published, round: 41 }];
    expect(await Promise.all(questions.map((question) => verify(question)))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('a worker that dies', () => {
  afterEach(() => void vi.useRealTimers());
  const counting = (start: (count: number) => Worker) => {
    const workers: Worker[] = [];
    const { verify } = createVerifier(() => {
      const worker = start(workers.length);
      workers.push(worker);
      return worker;
    });
    return { verify, workers };
  };

  it('between two questions is started again by the next one', async () => {
    const { verify, workers } = counting(() => new Worker(file));
    expect(await verify(own)).toBe(true);
    await workers[0]?.terminate();
    expect(await verify(own)).toBe(true);
    expect(await verify(own)).toBe(true);
    expect(workers).toHaveLength(2);
  });

  it('under a question hands it to the next worker', async () => {
    const dying = () =>
      new Worker("require('node:worker_threads').parentPort.once('message', () => process.exit(1))", {
        eval: true,
      });
    const { verify, workers } = counting((count) => (count === 0 ? dying() : new Worker(file)));
    expect(await Promise.all([verify(own), verify({ ...own, round: 9 })])).toEqual([true, false]);
    expect(workers).toHaveLength(2);
  });

  it('or only hangs is ended, and its question handed to the next one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hanging = () =>
      new Worker("require('node:worker_threads').parentPort.on('message', () => {})", { eval: true });
    const { verify, workers } = counting((count) => (count === 0 ? hanging() : new Worker(file)));
    const asked = verify(own);
    vi.advanceTimersByTime(29_999);
    const ended = vi.spyOn(workers[0] ?? new Worker(file), 'terminate');
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ended).toHaveBeenCalledOnce();
    expect(await asked).toBe(true);
    expect(workers).toHaveLength(2);
  });

  it('again and again leaves the question without an answer', async () => {
    const throwing = () => new Worker("throw new Error('broken')", { eval: true });
    const { verify, workers } = counting(throwing);
    await expect(verify(own)).rejects.toThrow(VerifierFault);
    expect(workers).toHaveLength(2);
  });
});

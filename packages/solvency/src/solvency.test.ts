import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildTree,
  chainHash,
  leafNode,
  parentNode,
  pathOf,
  readProof,
  rootOf,
  sha256Hex,
  verifyProof,
  type BalanceProof,
} from './index.ts';

const balances = fc.array(fc.bigInt({ min: 0n, max: 10n ** 15n }), { minLength: 1, maxLength: 40 });

const leavesOf = (sums: readonly bigint[]) =>
  sums.map((sum, index) => {
    const memberId = `member-${index}`;
    return { proofId: 'p1', currency: 'CNY', memberId, nonce: sha256Hex(`nonce ${index}`), sum };
  });

function proofOf(sums: readonly bigint[], index: number): BalanceProof {
  const leaves = leavesOf(sums);
  const tree = buildTree(leaves.map(leafNode));
  const { sum = 0n, ...leaf } = leaves[index] ?? {};
  const root = rootOf(tree);
  const path = pathOf(tree, index).map((step) => ({ ...step, sum: String(step.sum) }));
  const taken = { format: 'fairway-balance-proof-v1' as const, takenAt: '2026-11-20T16:00:00.000Z' };
  return {
    ...taken,
    proofId: 'p1',
    currency: 'CNY',
    memberId: '',
    nonce: '',
    ...leaf,
    balance: String(sum),
    path,
    root: { hash: root.hash, liability: String(root.sum) },
  };
}

const oneOf = balances.chain((sums) =>
  fc.record({ sums: fc.constant(sums), index: fc.nat({ max: sums.length - 1 }) }),
);

describe('a proof of the own balance', () => {
  it('holds for every leaf of every tree, and its root is the sum of all', () => {
    fc.assert(
      fc.property(oneOf, ({ sums, index }) => {
        const proof = proofOf(sums, index);
        expect(verifyProof(proof).ok).toBe(true);
        expect(BigInt(proof.root.liability)).toBe(sums.reduce((total, sum) => total + sum, 0n));
        expect(readProof(JSON.parse(JSON.stringify(proof)))).toEqual(proof);
      }),
    );
  });

  it('fails for another balance, another member and another nonce', () => {
    fc.assert(
      fc.property(oneOf, fc.bigInt({ min: 1n, max: 1000n }), ({ sums, index }, more) => {
        const proof = proofOf(sums, index);
        const changed = [
          { ...proof, balance: String(BigInt(proof.balance) + more) },
          { ...proof, memberId: 'another' },
          { ...proof, nonce: sha256Hex('another') },
          { ...proof, proofId: 'p2' },
        ];
        expect(changed.map((each) => verifyProof(each).ok)).toEqual([false, false, false, false]);
      }),
    );
  });

  it('fails when a sibling is missing, swapped or has another sum, and for another liability', () => {
    fc.assert(
      fc.property(oneOf, ({ sums, index }) => {
        const proof = proofOf([...sums, 7n], index);
        const [first, ...rest] = proof.path;
        if (!first) throw new Error('two leaves have a path');
        const side = first.side === 'left' ? ('right' as const) : ('left' as const);
        const changed: BalanceProof[] = [
          { ...proof, path: rest },
          { ...proof, path: [{ ...first, side }, ...rest] },
          { ...proof, path: [{ ...first, sum: String(BigInt(first.sum) + 1n) }, ...rest] },
          { ...proof, root: { ...proof.root, liability: String(BigInt(proof.root.liability) - 1n) } },
        ];
        expect(changed.map((each) => verifyProof(each).ok)).toEqual([false, false, false, false]);
      }),
    );
  });

  it('knows no negative sum: neither in a tree nor hidden in a path', () => {
    const leaf = { proofId: 'p1', currency: 'CNY', memberId: 'm', nonce: '', sum: -1n };
    expect(() => leafNode(leaf)).toThrow(RangeError);
    const big = { hash: sha256Hex('a'), sum: 2n ** 62n };
    expect(() => parentNode(big, big)).toThrow(RangeError);
    const proof = proofOf([5n, 6n, 7n], 0);
    const path = proof.path.map((step) => ({ ...step, sum: `-${step.sum}` }));
    expect(verifyProof({ ...proof, path })).toMatchObject({ ok: false, fault: 'sumImpossible' });
    const over = proof.path.map((step) => ({ ...step, sum: String(2n ** 63n - 1n) }));
    expect(verifyProof({ ...proof, path: over })).toMatchObject({ ok: false, fault: 'sumImpossible' });
  });

  it('is read from a file only when it is whole', () => {
    const proof = proofOf([5n, 6n], 1);
    const broken: unknown[] = [
      null,
      {},
      { ...proof, nonce: 'x' },
      { ...proof, path: [{}] },
      { ...proof, root: 1 },
    ];
    expect(broken.map(readProof)).toEqual(broken.map(() => undefined));
  });
});

it('ties each published root to the one before it', () => {
  const root = { proofId: 'p', takenAt: 't', currency: 'CNY', root: 'r', liability: '1', leaves: 1 };
  const first = chainHash({ ...root, previous: '' });
  expect(chainHash({ ...root, previous: first })).not.toBe(first);
  expect(chainHash({ ...root, previous: '', liability: '2' })).not.toBe(first);
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { nodeHashing } from '../testing/node-hashing.ts';
import { merkleLeaf, merklePath, merkleRoot, rootOfPath } from './merkle.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const leavesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => merkleLeaf(nodeHashing, `ticket ${index}`));

describe('a Merkle tree', () => {
  it('joins neighbours in their order and carries a last one up', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((text) => hash(`leaf:${text}`));
    expect(merkleLeaf(nodeHashing, 'a')).toBe(a);
    expect(merkleRoot(nodeHashing, [a ?? '', b ?? '', c ?? ''])).toBe(
      hash(`node:${hash(`node:${a}${b}`)}${c}`),
    );
    expect(merkleRoot(nodeHashing, [])).toBeNull();
  });

  it.each([1, 2, 3, 5, 8, 13])(
    'leads from each of %i leaves to the root, and from no other text',
    (count) => {
      const leaves = leavesOf(count);
      const root = merkleRoot(nodeHashing, leaves);
      for (const [place, leaf] of leaves.entries()) {
        const path = merklePath(nodeHashing, leaves, place);
        expect(rootOfPath(nodeHashing, leaf, path)).toBe(root);
        expect(rootOfPath(nodeHashing, merkleLeaf(nodeHashing, 'another'), path)).not.toBe(root);
      }
    },
  );

  it('has no path for a leaf that is not there', () => {
    expect(() => merklePath(nodeHashing, leavesOf(2), 2)).toThrow(/no leaf/);
  });
});

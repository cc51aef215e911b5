import { sha256Hex } from './sha256.ts';

/** A hash of 64 hex digits with the sum of all balances under it, in minor units. */
export interface SumNode {
  readonly hash: string;
  readonly sum: bigint;
}

/** One member's balance of one currency in one proof. */
export interface Leaf {
  /** Which proof; a leaf of another day is another leaf. */
  readonly proofId: string;
  readonly currency: string;
  readonly memberId: string;
  /** 64 hex digits, random, known to the member and the house. */
  readonly nonce: string;
  readonly sum: bigint;
}

const most = 2n ** 63n;

/** Whether a sum is allowed in a tree: nothing owed is negative, and no sum can run over. */
export function isSum(sum: bigint): boolean {
  return sum >= 0n && sum < most;
}

/** The right sibling of a node that has none. */
export const pad: SumNode = { hash: sha256Hex('fairway-pad-v1'), sum: 0n };

/** Throws RangeError for a sum that is not allowed in a tree. */
export function leafNode({ proofId, currency, memberId, nonce, sum }: Leaf): SumNode {
  mustBeSum(sum);
  return { hash: sha256Hex(`fairway-leaf-v1\n${proofId}\n${currency}\n${memberId}\n${nonce}\n${sum}`), sum };
}

/** Two nodes under one: both hashes and both sums are in its hash. Throws RangeError when the sum runs over. */
export function parentNode(left: SumNode, right: SumNode): SumNode {
  const sum = left.sum + right.sum;
  mustBeSum(sum);
  return {
    hash: sha256Hex(`fairway-node-v1\n${left.hash}\n${left.sum}\n${right.hash}\n${right.sum}`),
    sum,
  };
}

function mustBeSum(sum: bigint): void {
  if (!isSum(sum)) throw new RangeError(`${sum} is no sum of balances`);
}

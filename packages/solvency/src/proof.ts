import { isSum, leafNode, parentNode, type SumNode } from './node.ts';
import { sha256Hex } from './sha256.ts';

/** A proof as it is downloaded: sums are whole minor units in decimal. */
export interface BalanceProof {
  readonly format: 'fairway-balance-proof-v1';
  readonly proofId: string;
  readonly takenAt: string;
  readonly currency: string;
  readonly memberId: string;
  readonly nonce: string;
  readonly balance: string;
  /** From the leaf up. */
  readonly path: readonly { readonly side: 'left' | 'right'; readonly hash: string; readonly sum: string }[];
  readonly root: { readonly hash: string; readonly liability: string };
}

/** What a check found. `nodes`: the own leaf, then each node on the path up, the computed root last. */
export type Verdict =
  | { readonly ok: true; readonly nodes: readonly SumNode[] }
  | {
      readonly ok: false;
      /** Not a proof at all; a negative or overflowing sum in it; another root; another sum at the root. */
      readonly fault: 'malformed' | 'sumImpossible' | 'rootDiffers' | 'liabilityDiffers';
      readonly nodes: readonly SumNode[];
    };

/** Follows a proof from the own leaf to the root. Trusts nothing in it; never throws. */
export function verifyProof(proof: BalanceProof): Verdict {
  const balance = readSum(proof.balance);
  const liability = readSum(proof.root.liability);
  if (balance === undefined || liability === undefined)
    return { ok: false, fault: 'sumImpossible', nodes: [] };
  const { proofId, currency, memberId, nonce } = proof;
  let node = leafNode({ proofId, currency, memberId, nonce, sum: balance });
  const nodes = [node];
  for (const { side, hash, sum } of proof.path) {
    const read = readSum(sum);
    if (read === undefined || !isSum(node.sum + read)) return { ok: false, fault: 'sumImpossible', nodes };
    const sibling = { hash, sum: read };
    node = side === 'left' ? parentNode(sibling, node) : parentNode(node, sibling);
    nodes.push(node);
  }
  if (node.hash !== proof.root.hash) return { ok: false, fault: 'rootDiffers', nodes };
  if (node.sum !== liability) return { ok: false, fault: 'liabilityDiffers', nodes };
  return { ok: true, nodes };
}

/** A downloaded file's contents as a proof; undefined when it is none. */
export function readProof(found: unknown): BalanceProof | undefined {
  if (!isRecord(found) || found['format'] !== 'fairway-balance-proof-v1') return undefined;
  const texts = ['proofId', 'takenAt', 'currency', 'memberId', 'balance'].every(
    (name) => typeof found[name] === 'string',
  );
  const { root, path } = found;
  if (!texts || !isHash(found['nonce']) || !isRecord(root) || !Array.isArray(path)) return undefined;
  if (!isHash(root['hash']) || typeof root['liability'] !== 'string') return undefined;
  if (path.length > 64 || !path.every(isStep)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field has been looked at
  return found as unknown as BalanceProof;
}

/** What ties a published root to the one before it: no row of the list can be changed or left out later. */
export function chainHash(root: {
  previous: string;
  proofId: string;
  takenAt: string;
  currency: string;
  root: string;
  liability: string;
  leaves: number;
}): string {
  const { previous, proofId, takenAt, currency, liability, leaves } = root;
  return sha256Hex(
    ['fairway-root-v1', previous, proofId, takenAt, currency, root.root, liability, leaves].join('\n'),
  );
}

function readSum(text: string): bigint | undefined {
  if (!/^(0|[1-9]\d{0,18})$/.test(text)) return undefined;
  const sum = BigInt(text);
  return isSum(sum) ? sum : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

function isStep(step: unknown): boolean {
  return (
    isRecord(step) &&
    (step['side'] === 'left' || step['side'] === 'right') &&
    isHash(step['hash']) &&
    typeof step['sum'] === 'string'
  );
}

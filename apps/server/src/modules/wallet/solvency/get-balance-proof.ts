import type { solvencyEndpoints } from '@fairway/contract/wallet/solvency-endpoints.ts';
import type { solvencySchemas } from '@fairway/contract/wallet/solvency-schemas.ts';
import { pad, siblingsOf } from '@fairway/solvency';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectLeaf, selectNodes, selectRoots } from './solvency-store.ts';

/**
 * The member's own leaf and its path, in the named proof or the newest that has it. Nothing of anybody else is revealed
 * but sums of subtrees. Throws `balanceProofMissing`.
 */
export const getBalanceProof: Operation<
  (typeof solvencyEndpoints)['getBalanceProof'],
  (typeof solvencySchemas)['getBalanceProof']
> = async (app, call, { currency, proofId }) => {
  const { memberId } = call.member;
  const leaf = await selectLeaf(app.db, memberId, currency, proofId);
  if (!leaf?.nonce) throw new AppError('balanceProofMissing');
  const roots = await selectRoots(app.db, [leaf.id]);
  const root = roots.find((row) => row.currency === currency);
  if (!root) throw new AppError('balanceProofMissing');

  const places = siblingsOf(leaf.position, root.leaves);
  const nodes = await selectNodes(app.db, { proofId: leaf.id, currency }, places);
  return {
    format: 'fairway-balance-proof-v1' as const,
    proofId: leaf.id,
    takenAt: leaf.taken_at.toISOString(),
    currency,
    memberId,
    nonce: leaf.nonce,
    balance: leaf.sum.toString(),
    path: places.map(({ level, position, side }) => {
      const node = nodes.find((each) => each.level === level && each.position === position) ?? pad;
      return { side, hash: node.hash, sum: node.sum.toString() };
    }),
    root: { hash: root.root, liability: root.liability.toString() },
  };
};

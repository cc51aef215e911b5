import type { solvencyEndpoints } from '@fairway/contract/wallet/solvency-endpoints.ts';
import type { solvencySchemas } from '@fairway/contract/wallet/solvency-schemas.ts';
import { formatMoney, money, sum } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectProofs, selectRoots, type RootRow } from './solvency-store.ts';

const pageSize = 14;

/** Published proofs, newest first: for everybody, because a promise to all is checked by all. */
export const listSolvencyProofs: Operation<
  (typeof solvencyEndpoints)['listSolvencyProofs'],
  (typeof solvencySchemas)['listSolvencyProofs']
> = async (app, _call, { before }) => {
  if (before !== undefined && !/^\d{1,18}$/.test(before))
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'before', rule: 'invalid_format' }] });
  const proofs = await selectProofs(app.db, {
    before: before === undefined ? undefined : BigInt(before),
    limit: pageSize,
  });
  const roots = await selectRoots(
    app.db,
    proofs.map(({ id }) => id),
  );
  return {
    proofs: proofs.map(({ id, kind, taken_at }) => ({
      proofId: id,
      kind,
      takenAt: taken_at.toISOString(),
      currencies: roots.filter(({ proof_id }) => proof_id === id).map(presentRoot),
    })),
    next: proofs.length < pageSize ? null : (proofs.at(-1)?.seq.toString() ?? null),
  };
};

function presentRoot(row: RootRow) {
  const held = row.held.map(({ channel, minor }) => ({
    channel,
    amount: money(row.currency, BigInt(minor)),
  }));
  const all = sum(
    row.currency,
    held.map(({ amount }) => amount),
  );
  return {
    currency: row.currency,
    root: row.root,
    liability: formatMoney(money(row.currency, row.liability)),
    liabilityMinor: row.liability.toString(),
    leaves: row.leaves,
    previousChain: row.previous_chain,
    chain: row.chain,
    held: held.map(({ channel, amount }) => ({ channel, amount: formatMoney(amount) })),
    heldInAll: formatMoney(all),
  };
}

import type { anchorEndpoints } from '@fairway/contract/live/anchor-endpoints.ts';
import type { anchorSchemas } from '@fairway/contract/live/anchor-schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lockAnchor } from './anchors-store.ts';
import { contractInForce, lockContract, putInForce } from './contracts-store.ts';
import { presentContract } from './present-anchor.ts';

/**
 * The anchor's own agreement to a version that two operators agreed to: it counts for every gift from now on. The same again answers the
 * same. Throws `contractNotFound`, also for another anchor's, and `contractNotOpen`.
 */
export const agreeToContract: Operation<
  (typeof anchorEndpoints)['agreeToContract'],
  (typeof anchorSchemas)['agreeToContract']
> = async (app, { member: { memberId } }, { contractId }) =>
  inTransaction(app.db, async (tx) => {
    const anchor = await lockAnchor(tx, { memberId });
    const contract = anchor && (await lockContract(tx, contractId));
    if (contract?.anchor_id !== anchor?.id || !contract || !anchor) throw new AppError('contractNotFound');

    if (contract.status === 'inForce') return { contract: presentContract(contract) };
    if (contract.status !== 'agreed') throw new AppError('contractNotOpen');

    await putInForce(tx, { id: contractId, anchorId: anchor.id }, await databaseNow(tx));
    const counts = await contractInForce(tx, anchor.id);
    if (!counts) throw new Error(`Contract ${contractId} does not count after it was put in force`);
    return { contract: presentContract(counts) };
  });

import type { sweepOperatorEndpoints } from '@fairway/contract/chain/sweep-endpoints.ts';
import type { sweepOperatorSchemas } from '@fairway/contract/chain/sweep-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { requireReason } from '#modules/operators';
import { lockSweep, markRetried } from './sweeps-store.ts';

/**
 * Ends the rest of an address whose sweep failed; the next plan takes it again. Writes the mark and an audit row. Throws
 * `sweepNotFound`, `sweepStateWrong` for one that has not failed or was tried again already, `reasonNeeded`.
 */
export const retrySweep: Operation<
  (typeof sweepOperatorEndpoints)['retrySweep'],
  (typeof sweepOperatorSchemas)['retrySweep']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const reason = requireReason(input.reason);
  const key = { owner: `operator/${call.operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const sweep = await lockSweep(tx, input.sweepId);
    if (!sweep) throw new AppError('sweepNotFound');

    if (sweep.state !== 'failed' || sweep.retried_at !== null) throw new AppError('sweepStateWrong');

    await markRetried(tx, sweep.id, app.clock.now());
    await app.audit(tx, call, {
      action: 'retrySweep',
      object: { kind: 'sweep', id: sweep.id },
      before: { state: sweep.state, problem: sweep.problem },
      after: { retried: true },
      reason,
    });
    return { sweepId: sweep.id };
  });
};

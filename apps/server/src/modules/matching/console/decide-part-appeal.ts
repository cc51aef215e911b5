import type { matchingOperatorEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingOperatorSchemas } from '@fairway/contract/matching/schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { writeAudit } from '#modules/operators';
import { requireReason } from '#modules/operators';
import { findAppeal, lockOpenAppeal } from '../appeals/appeal-store.ts';
import { endAppeal } from '../appeals/end-appeal.ts';
import { requireSeenRepays } from '../claims/repays.ts';
import { lockSides } from '../parts/lock-sides.ts';
import { retryStale } from '../pool/in-pool.ts';
import { lockPool } from '../pool/pool-book.ts';
import { notifyBoard } from '../notify-board.ts';
import { approveAppealEnd, openAppealProposal, proposeAppealEnd } from './appeal-proposal.ts';
import { presentAppeal } from './present-appeal.ts';

/**
 * Proposes how an appeal ends, or approves what another operator has proposed: then the part is booked. Another outcome takes the
 * proposal's place. Both name the version and the amount to be given back that they saw, so that nobody decides without the newest
 * statement, or about money that they were not shown: `editConflict`. Throws
 * `approverIsMaker`, `appealDecided`, `reasonNeeded`.
 */
export const decidePartAppeal: Operation<
  (typeof matchingOperatorEndpoints)['decidePartAppeal'],
  (typeof matchingOperatorSchemas)['decidePartAppeal']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const reason = requireReason(input.reason);
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  const decide = async (tx: Tx) => {
    const pool = await lockPool(tx, app);
    const seen = await findAppeal(tx, input.appealId);
    if (!seen) throw new AppError('appealNotFound');
    const sides = await lockSides(tx, seen.part_no);
    const appeal = await lockOpenAppeal(tx, seen.part_no);

    if (!sides || appeal?.id !== input.appealId) throw new AppError('appealDecided');
    if (appeal.version !== input.version) throw new AppError('editConflict');
    const repays = await requireSeenRepays(tx, sides.part, input.repays);
    const said = await openAppealProposal(tx, appeal, repays);
    const agrees = said?.outcome === input.outcome;
    if (agrees && said.by.operatorId === operator.operatorId) throw new AppError('approverIsMaker');

    const proposal = { appeal, outcome: input.outcome, repays, reason };
    if (!agrees) await proposeAppealEnd(tx, app, call, proposal);
    if (agrees) await approveAppealEnd(tx, app, call, proposal);
    const { name } = operator;
    const after = agrees
      ? await endAppeal(tx, app, pool, sides, appeal, { outcome: input.outcome, name, reason })
      : appeal;
    await writeAudit(tx, app, call, {
      action: 'decidePartAppeal',
      object: { kind: 'matchPart', id: appeal.part_no },
      before: { status: sides.part.status, said },
      after: { outcome: after.outcome, said: input.outcome },
      reason,
    });
    await notifyBoard(tx, app);

    return presentAppeal(tx, app, after);
  };
  return retryStale(app, () => onceInTransaction(app, key, decide));
};

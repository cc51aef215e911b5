import type { matchingEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/matching/schemas.ts';
import { appealReasons } from '@fairway/contract/matching/appeals.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { addStatement } from '../appeals/add-statement.ts';
import { presentPayerPart } from '../parts/present-part.ts';
import { underAppeal } from '../parts/part-states.ts';
import { lockPayerPart } from './own-parts.ts';

/** The payer adds a statement to the open appeal. Throws `appealDecided` once the part has ended, `depositStateWrong` before an appeal. */
export const addFastDepositStatement: Operation<
  (typeof matchingEndpoints)['addFastDepositStatement'],
  (typeof matchingSchemas)['addFastDepositStatement']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  const { billNo, reason, text, evidence } = input;
  if (appealReasons.byCode(reason)?.side !== 'payer') throw new AppError('appealReasonWrong');
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const sides = await lockPayerPart(tx, memberId, billNo);

    if (sides.part.ended_at !== null) throw new AppError('appealDecided');
    if (!underAppeal.includes(sides.part.status)) throw new AppError('depositStateWrong');

    await addStatement(tx, app, sides, { side: 'payer', memberId, reason, text, evidence });

    return { part: await presentPayerPart(tx, app, sides.part) };
  });
};

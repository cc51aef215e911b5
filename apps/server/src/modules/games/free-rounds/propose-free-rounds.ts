import type { freeRoundOperatorEndpoints } from '@fairway/contract/games/free-rounds/endpoints.ts';
import type { freeRoundOperatorSchemas } from '@fairway/contract/games/free-rounds/schemas.ts';
import { currencyScale, tryParseMoney } from '@fairway/money';
import { findMemberByName } from '#modules/members';
import { requestApproval } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { freeRoundsProposal, type FreeRoundsPayload } from './free-rounds-proposal.ts';
import { refuseUnfitGrant } from './grant-terms.ts';

/**
 * Has free rounds for a member wait for a second person; nothing moves yet. Writes the proposal and an audit row. Throws
 * `memberNotFound`, `amountScale` and what the terms throw.
 */
export const proposeFreeRounds: Operation<
  (typeof freeRoundOperatorEndpoints)['proposeFreeRounds'],
  (typeof freeRoundOperatorSchemas)['proposeFreeRounds']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { memberName, reason, ...terms } = input;
  const stake = tryParseMoney(terms.stake, terms.currency);
  if (!stake) throw new AppError('amountScale', { digits: currencyScale[terms.currency] });
  refuseUnfitGrant({ game: terms.game, stake, count: terms.count });
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const member = await findMemberByName(tx, memberName);

    if (!member) throw new AppError('memberNotFound');

    const payload: FreeRoundsPayload = { memberId: member.id, memberName: member.name, terms };
    const after = freeRoundsProposal.after(payload) as Record<string, string>;
    // Several proposals for a member may wait at once: each is an object of its own.
    const id = app.ids.uuid();
    await requestApproval(tx, app, call, {
      id,
      kind: freeRoundsProposal.name,
      objectId: id,
      objectVersion: '1',
      payload,
      before: {},
      reason,
    });
    await app.audit(tx, call, {
      action: operation,
      object: { kind: freeRoundsProposal.objectKind, id },
      after,
      reason,
    });

    return { proposalId: id };
  });
};

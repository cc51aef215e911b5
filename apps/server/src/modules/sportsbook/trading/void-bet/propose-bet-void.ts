import type { sportsbookOperatorEndpoints } from '@fairway/contract/sportsbook/operator-endpoints.ts';
import type { sportsbookOperatorSchemas } from '@fairway/contract/sportsbook/operator-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { shardOf } from '#modules/ledger';
import { requestApproval } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { BetRow } from '../../tables.ts';
import { betVoidProposal, isVoidable, objectIdOf, versionOf } from './bet-void-proposal.ts';
import { holdBet } from './void-bet-store.ts';

/**
 * Has the voiding of a bet wait for a second person. Writes the proposal and an audit row. Throws `betNotFound`,
 * `betNotVoidable` unless it is accepted or settled, and `editConflict` where one waits already.
 */
export const proposeBetVoid: Operation<
  (typeof sportsbookOperatorEndpoints)['proposeBetVoid'],
  (typeof sportsbookOperatorSchemas)['proposeBetVoid']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const held = await holdBet(tx, { shard: shardOf(input.memberId), id: input.betId });
    if (held?.bet.member_id !== input.memberId) throw new AppError('betNotFound');

    const { bet } = held;
    if (!isVoidable(bet)) throw new AppError('betNotVoidable');

    const before = factsOf(bet);
    const after = { ...before, status: 'voided', returned: before.stake };
    const proposalId = await requestApproval(tx, app, call, {
      kind: betVoidProposal.name,
      objectId: objectIdOf(bet),
      objectVersion: versionOf(bet),
      payload: { after },
      before,
      reason: input.reason,
    });
    await app.audit(tx, call, {
      action: operation,
      object: { kind: betVoidProposal.objectKind, id: objectIdOf(bet) },
      before,
      after,
      reason: input.reason,
    });

    return { proposalId };
  });
};

/** What the second person is shown of a bet. */
function factsOf(bet: BetRow) {
  const text = (minor: bigint): string => `${formatMoney(money(bet.currency, minor))} ${bet.currency}`;
  return {
    billNo: bet.bill_no,
    status: bet.status,
    stake: text(bet.stake),
    returned: bet.returned === null ? '' : text(bet.returned),
  };
}

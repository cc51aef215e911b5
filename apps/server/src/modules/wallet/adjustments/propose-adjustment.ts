import type { walletOperatorEndpoints } from '@fairway/contract/wallet/operator-endpoints.ts';
import type { walletOperatorSchemas } from '@fairway/contract/wallet/operator-schemas.ts';
import { add, formatMoney, isNegative, money, type Money } from '@fairway/money';
import { readBalance } from '#modules/ledger';
import { findMember } from '#modules/members';
import { requestApproval } from '#modules/operators';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { adjustmentProposal, type AdjustmentPayload } from './adjustment-proposal.ts';
import { readAdjustment, type Adjustment } from './read-adjustment.ts';

/** Proposes to correct a balance; only another person's approval moves the money. Throws `memberNotFound` and what the amount throws. */
export const proposeAdjustment: Operation<
  (typeof walletOperatorEndpoints)['proposeAdjustment'],
  (typeof walletOperatorSchemas)['proposeAdjustment']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { evidence, ...asked } = input;
  readAdjustment(asked);
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const member = await findMember(tx, asked.memberId);

    if (!member) throw new AppError('memberNotFound');

    const { before, after } = await effectOf(tx, asked, member.name);
    const payload: AdjustmentPayload = { adjustment: asked, after };
    // Several corrections of a member may wait at once: each is an object of its own.
    const id = app.ids.uuid();
    const request = { id, kind: adjustmentProposal.name, objectId: id, objectVersion: '1' };
    await requestApproval(tx, app, call, { ...request, payload, before, reason: evidence });
    await app.audit(tx, call, {
      action: operation,
      object: { kind: adjustmentProposal.objectKind, id },
      after: asked,
      reason: evidence,
    });

    return { proposalId: id };
  });
};

/** What the second person is shown: the balance as it is, and as the correction would leave it with what would be owed. */
async function effectOf(tx: Tx, asked: Adjustment, name: string) {
  const { account, amount } = readAdjustment(asked);
  const { memberId, part, reasonCode } = asked;
  const none = money(amount.currency, 0n);
  const now = await readBalance(tx, account);
  const then = add(now, amount);
  const isOwing = isNegative(then);
  const text = (sum: Money) => `${formatMoney(sum)} ${sum.currency}`;
  return {
    before: { balance: text(now) },
    after: {
      name,
      memberId,
      part,
      reasonCode,
      amount: text(amount),
      balance: text(isOwing ? none : then),
      ...(isOwing ? { owed: text(money(amount.currency, -then.minor)) } : {}),
    },
  };
}

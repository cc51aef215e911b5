import type { lotteryOperatorEndpoints } from '@fairway/contract/lottery/operator-endpoints.ts';
import type { lotteryOperatorSchemas } from '@fairway/contract/lottery/operator-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { requestApproval } from '#modules/operators';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { selectIssue } from '../issues/issues-store.ts';
import { stateOf } from '../issues/present-issue.ts';
import { isVoidable } from '../issues/void-issue.ts';
import type { IssueRow } from '../tables.ts';
import { issueVoidProposal, objectIdOf, versionOf } from './issue-void-proposal.ts';
import { selectIssueSums } from './desk-store.ts';

/**
 * Has the voiding of an issue wait for a second person. Writes the proposal and an audit row. Throws `issueNotFound`,
 * `issueNotVoidable` once its round of public randomness may be out or it is voided, and `editConflict` where one waits already.
 */
export const proposeIssueVoid: Operation<
  (typeof lotteryOperatorEndpoints)['proposeIssueVoid'],
  (typeof lotteryOperatorSchemas)['proposeIssueVoid']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const row = await selectIssue(tx, input);
    if (!row) throw new AppError('issueNotFound');

    const now = await databaseNow(tx);
    if (!isVoidable(row, now)) throw new AppError('issueNotVoidable');

    const before = await factsOf(tx, row, now);
    const after = { ...before, state: 'voided', returned: before.staked };
    const proposalId = await requestApproval(tx, app, call, {
      kind: issueVoidProposal.name,
      objectId: objectIdOf(row),
      objectVersion: versionOf(row, now),
      payload: { after },
      before,
      reason: input.reason,
    });
    await app.audit(tx, call, {
      action: operation,
      object: { kind: issueVoidProposal.objectKind, id: objectIdOf(row) },
      before,
      after,
      reason: input.reason,
    });

    return { proposalId };
  });
};

/** What the second person is shown of an issue as it is now; what is staked on it until then comes back, too. */
async function factsOf(tx: Tx, row: IssueRow, now: Date) {
  const sums = await selectIssueSums(tx, row.lottery, [row.issue]);
  const staked = sums.map(
    ({ currency, staked: minor }) => `${formatMoney(money(currency, minor))} ${currency}`,
  );
  return {
    lottery: row.lottery,
    issue: row.issue,
    state: stateOf(row, now),
    tickets: sums.reduce((count, { tickets }) => count + tickets, 0),
    staked: staked.join(' + '),
    returned: '',
  };
}

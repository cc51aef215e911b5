import type { walletOperatorEndpoints } from '@fairway/contract/wallet/operator-endpoints.ts';
import type { walletOperatorSchemas } from '@fairway/contract/wallet/operator-schemas.ts';
import type { WalletTerms } from '@fairway/contract/wallet/terms.ts';
import { CNY, compare, isPositive, parseMoney } from '@fairway/money';
import { requestApproval, voidApprovals } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { approvalKinds } from '../proposals/proposal.ts';
import { currentTerms } from './current-terms.ts';
import { termsObject } from './get-wallet-terms.ts';

/**
 * Proposes new terms; a second person publishes them. One that waits is replaced: an edit voids what was asked before. Throws
 * `editConflict` when the version seen is not the newest, `settingInvalid` for limits that exclude each other.
 */
export const proposeWalletTerms: Operation<
  (typeof walletOperatorEndpoints)['proposeWalletTerms'],
  (typeof walletOperatorSchemas)['proposeWalletTerms']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { version, terms, evidence } = input;
  refuseSenseless(terms);
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const now = await currentTerms(tx);
    if (now.version !== version) throw new AppError('editConflict');
    await voidApprovals(tx, app, termsObject);
    const request = {
      kind: approvalKinds.terms,
      objectId: termsObject,
      objectVersion: String(version),
      payload: terms,
      reason: evidence,
    };
    await requestApproval(tx, app, call, request);
    await app.audit(tx, call, {
      action: operation,
      object: { kind: 'wallet-terms', id: String(version + 1) },
      before: now.terms,
      after: terms,
      reason: evidence,
    });
    return null;
  });
};

function refuseSenseless({ baseRate, exchange, interest }: WalletTerms): void {
  const yuan = (text: string) => parseMoney(text, CNY);
  const inOrder =
    compare(yuan(exchange.min), yuan(exchange.max)) <= 0 &&
    compare(yuan(exchange.max), yuan(exchange.dayMax)) <= 0 &&
    compare(yuan(interest.minIn), yuan(interest.maxHeld)) <= 0 &&
    isPositive(yuan(exchange.min)) &&
    isPositive(yuan(interest.minIn)) &&
    isPositive(yuan(interest.firstInReward)) &&
    isPositive(yuan(interest.sevenDaysReward)) &&
    /[1-9]/.test(baseRate);
  if (!inOrder) throw new AppError('settingInvalid');
}

import type { payoutMethodEndpoints } from '@fairway/contract/payout-methods/endpoints.ts';
import type { payoutMethodSchemas } from '@fairway/contract/payout-methods/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { findMember } from '#modules/members';
import { bindMethod } from './bind-method.ts';
import { ewalletLabel, isEwallet, maskEwalletAccount, readEwalletAccount } from './ewallet-account.ts';
import { payoutService } from './payout-service.ts';
import { presentMethod } from './present-method.ts';
import { requireWithdrawPassword } from './withdraw-password/withdraw-password.ts';

/**
 * Binds an account of an e-wallet that is paid to now, in the member's own name as far as it is known. Throws
 * `ewalletUnavailable`, `ewalletAccountInvalid`, and what bindMethod and the withdraw password throw.
 */
export const addEwalletAddress: Operation<
  (typeof payoutMethodEndpoints)['addEwalletAddress'],
  (typeof payoutMethodSchemas)['addEwalletAddress']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  const { withdrawPassword, ...added } = input;
  const wallet = ewalletLabel(added.wallet, call.language);
  if (!isEwallet(added.wallet) || !(await payoutService.only(app).paysTo(app, added.wallet)))
    throw new AppError('ewalletUnavailable', { wallet });
  const account = readEwalletAccount(added.wallet, added.account);
  if (account === undefined) throw new AppError('ewalletAccountInvalid', { wallet });
  await requireWithdrawPassword(app, memberId, withdrawPassword);

  const key = { owner: `member/${memberId}`, operation, operationId, input: added };
  return onceInTransaction(app, key, async (tx) => {
    const member = await findMember(tx, memberId);

    const method = await bindMethod(tx, app, memberId, {
      kind: 'ewallet',
      wallet: added.wallet,
      number: account,
      masked: maskEwalletAccount(account),
      holderName: member?.real_name ?? '',
      label: added.label,
    });

    return presentMethod(method, app.clock.now());
  });
};

import type { payoutMethodEndpoints } from '@fairway/contract/payout-methods/endpoints.ts';
import type { payoutMethodSchemas } from '@fairway/contract/payout-methods/schemas.ts';
import type { OwnerProof } from '@fairway/contract/members/verification/owner-proof-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { hashPassword } from '#platform/crypto/password-hash.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { proveOwner } from '#modules/members';
import { lockCashierMember, updateWithdrawPassword } from '../member-store.ts';
import { passwordStatus, requireWithdrawPassword } from './withdraw-password.ts';

/**
 * Sets the first withdraw password once the owner is proven; changing it needs the present one, whose wrong tries count. One that was
 * reset by a code meanwhile stays: the present one that was proven is the former one by then (`withdrawPasswordWrong`). Throws what
 * proveOwner throws.
 */
export const setWithdrawPassword: Operation<
  (typeof payoutMethodEndpoints)['setWithdrawPassword'],
  (typeof payoutMethodSchemas)['setWithdrawPassword']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const proven =
    input.currentPassword === undefined
      ? await proveFirst(app, call, input.proof)
      : await requireWithdrawPassword(app, memberId, input.currentPassword);
  const hash = await hashPassword(input.password, app.config.secrets.passwordPepper);

  await inTransaction(app.db, async (tx) => {
    const member = await lockCashierMember(tx, memberId);
    if (member.withdraw_password !== null && proven === undefined) throw currentMissing();
    if (proven !== undefined && member.withdraw_password !== proven) {
      const { left } = passwordStatus(member, app.clock.now());
      throw new AppError('withdrawPasswordWrong', { left }, { left });
    }

    await updateWithdrawPassword(tx, memberId, hash);
  });
  return null;
};

/** The first one is set by the owner alone: the one who sets it can bind a card of their own. */
async function proveFirst(
  app: Platform,
  call: MemberCall,
  proof: OwnerProof | undefined,
): Promise<undefined> {
  const { memberId } = call.member;
  const member = await inTransaction(app.db, (tx) => lockCashierMember(tx, memberId));
  if (member.withdraw_password !== null) throw currentMissing();
  await proveOwner(app, call, proof);
}

function currentMissing(): AppError {
  return new AppError('inputInvalid', {}, { fields: [{ field: 'currentPassword', rule: 'required' }] });
}

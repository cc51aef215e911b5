import type { cashierEndpoints } from '@fairway/contract/cashier/endpoints.ts';
import type { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { hashPassword } from '#platform/crypto/password-hash.ts';
import { lockCashierMember } from '../../book/member-lock.ts';
import type { CashierTables } from '../../tables.ts';
import { passwordStanding, requireWithdrawPassword } from './withdraw-password.ts';

/**
 * Sets the withdraw password; once it stands, changing it needs the present one, whose wrong tries count. One that was set anew
 * by a code meanwhile stays: the present one that was proven is the former one by then (`withdrawPasswordWrong`).
 */
export const setWithdrawPassword: Operation<
  (typeof cashierEndpoints)['setWithdrawPassword'],
  (typeof cashierSchemas)['setWithdrawPassword']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const proven =
    input.currentPassword === undefined
      ? undefined
      : await requireWithdrawPassword(app, memberId, input.currentPassword);
  const hash = await hashPassword(input.password, app.config.secrets.passwordPepper);

  await inTransaction(app.db, async (tx) => {
    const member = await lockCashierMember(tx, memberId);
    if (member.withdraw_password !== null && proven === undefined)
      throw new AppError('inputInvalid', {}, { fields: [{ field: 'currentPassword', rule: 'required' }] });
    if (proven !== undefined && member.withdraw_password !== proven) {
      const { left } = passwordStanding(member, app.clock.now());
      throw new AppError('withdrawPasswordWrong', { left }, { left });
    }

    await tx
      .withTables<CashierTables>()
      .updateTable('cashier_members')
      .set({ withdraw_password: hash, password_tries: 0, password_locked_until: null })
      .where('shard_id', '=', member.shard_id)
      .where('member_id', '=', memberId)
      .execute();
  });
  return null;
};

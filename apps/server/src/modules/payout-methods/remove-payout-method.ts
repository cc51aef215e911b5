import type { payoutMethodEndpoints } from '@fairway/contract/payout-methods/endpoints.ts';
import type { payoutMethodSchemas } from '@fairway/contract/payout-methods/schemas.ts';
import type { MemberCall } from '#platform/http/call.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { lockCashierMember } from './member-store.ts';
import { requireWithdrawPassword } from './withdraw-password/withdraw-password.ts';
import { findMethodOf, removeMethod, type PayoutMethodRow } from './method-store.ts';
import { payoutService } from './payout-service.ts';

/** Unbinds a card or address. Throws what the withdraw password throws, and `payoutMethodInUse` while a withdrawal is paid to it. */
export const removePayoutMethod: Operation<
  (typeof payoutMethodEndpoints)['removePayoutMethod'],
  (typeof payoutMethodSchemas)['removePayoutMethod']
> = (app, call, input) => remove(app, call, input, () => true);

/** The same for an account of an e-wallet, and for nothing else. */
export const removeEwalletAddress: Operation<
  (typeof payoutMethodEndpoints)['removeEwalletAddress'],
  (typeof payoutMethodSchemas)['removeEwalletAddress']
> = (app, call, input) => remove(app, call, input, ({ kind }) => kind === 'ewallet');

async function remove(
  app: Platform,
  { member: { memberId }, operation, operationId }: MemberCall & { operationId: string },
  { id, withdrawPassword }: { id: string; withdrawPassword: string },
  isMeant: (method: PayoutMethodRow) => boolean,
): Promise<null> {
  await requireWithdrawPassword(app, memberId, withdrawPassword);

  const key = { owner: `member/${memberId}`, operation, operationId, input: { id } };
  return onceInTransaction(app, key, async (tx) => {
    await lockCashierMember(tx, memberId);
    const method = await findMethodOf(tx, memberId, id);
    if (!method || !isMeant(method)) throw new AppError('payoutMethodNotFound');

    if (await payoutService.only(app).isPayingTo(tx, method)) throw new AppError('payoutMethodInUse');

    await removeMethod(tx, method, app.clock.now());
    return null;
  });
}

import type { boundAddressEndpoints } from '@fairway/contract/payout-methods/bound-address-endpoints.ts';
import type { boundAddressSchemas } from '@fairway/contract/payout-methods/bound-address-schemas.ts';
import { AppError } from '#platform/errors.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { findMember } from '#modules/members';
import { lockCashierMember } from '../member-store.ts';
import { removeMethod } from '../method-store.ts';
import { payoutService } from '../payout-service.ts';
import { findBound } from '../usdt-addresses/bound-address.ts';

type Endpoints = typeof boundAddressEndpoints;
type Schemas = typeof boundAddressSchemas;

/** Who has bound an address; null where nobody has. */
export const getBoundAddress: Operation<Endpoints['getBoundAddress'], Schemas['getBoundAddress']> = async (
  app,
  _call,
  { protocol, address },
) => {
  const method = await findBound(app.db, app, protocol, address);
  if (!method) return { bound: null };
  const member = await findMember(app.db, method.member_id);
  const inUse = await inTransaction(app.db, (tx) => payoutService.only(app).isPayingTo(tx, method));
  return {
    bound: {
      methodId: method.id,
      memberId: method.member_id,
      memberName: member?.name ?? '',
      masked: method.masked,
      addedAt: method.added_at.toISOString(),
      inUse,
    },
  };
};

/**
 * Unbinds an address from its holder, so that its owner can bind it. Writes the removal and an audit row. Throws
 * `payoutMethodNotFound` where nobody has it, `payoutMethodInUse` while a withdrawal is paid to it, `reasonNeeded`.
 */
export const cleanBoundAddress: Operation<
  Endpoints['cleanBoundAddress'],
  Schemas['cleanBoundAddress']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  if (input.reason === '') throw new AppError('reasonNeeded');
  const key = { owner: `operator/${call.operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const seen = await findBound(tx, app, input.protocol, input.address);
    if (!seen) throw new AppError('payoutMethodNotFound');
    await lockCashierMember(tx, seen.member_id);
    const method = await findBound(tx, app, input.protocol, input.address);
    if (method?.id !== seen.id) throw new AppError('payoutMethodNotFound');
    if (await payoutService.only(app).isPayingTo(tx, method)) throw new AppError('payoutMethodInUse');

    await removeMethod(tx, method, app.clock.now());
    await app.audit(tx, call, {
      action: 'cleanBoundAddress',
      object: { kind: 'payoutMethod', id: method.id },
      before: { memberId: method.member_id, address: method.masked },
      after: null,
      reason: input.reason,
    });
    return { bound: null };
  });
};

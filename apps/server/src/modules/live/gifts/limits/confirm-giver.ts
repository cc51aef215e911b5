import type { giftEndpoints } from '@fairway/contract/live/gift-endpoints.ts';
import type { giftSchemas } from '@fairway/contract/live/gift-schemas.ts';
import { findMember, proveOwner } from '#modules/members';
import { noteTipProof } from '#modules/risk';
import { publishedVersion } from '#modules/settings';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { giftsKind } from '../catalogue/gift-settings.ts';
import { ceilingsFor } from '../sending/ceilings-for.ts';

/**
 * Shows that it is the owner who goes on giving: where half of a limit on gifts is reached, gifts go on until its period ends. Throws `stepUpNeeded`
 * with the kinds of proof that the member has, and each kind's own refusals.
 */
export const confirmGiver: Operation<
  (typeof giftEndpoints)['confirmGiver'],
  (typeof giftSchemas)['confirmGiver']
> = async (app, call, { proof }) => {
  const { memberId } = call.member;
  await proveOwner(app, call, proof);
  const member = await findMember(app.db, memberId);
  if (!member) throw new AppError('tokenMissing');
  const { settings } = await publishedVersion(app, giftsKind);
  const ceilings = await ceilingsFor(app, member, settings.ceilings);
  await inTransaction(app.db, (tx) => noteTipProof(tx, app, memberId, ceilings));
  return null;
};

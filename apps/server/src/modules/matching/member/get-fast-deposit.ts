import type { matchingEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/matching/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findOrderOf } from '#modules/cashier';
import { findPartOfDeposit } from '../parts/part-store.ts';
import { presentPayerPart } from '../parts/present-part.ts';
import { findPoolOrder } from '../pool/pool-store.ts';

/** The payer's side of an own fast deposit. Writes nothing. */
export const getFastDeposit: Operation<
  (typeof matchingEndpoints)['getFastDeposit'],
  (typeof matchingSchemas)['getFastDeposit']
> = async (app, call, { billNo }) => {
  if (!(await findOrderOf(app.db, call.member.memberId, billNo))) throw new AppError('depositOrderNotFound');
  const part = await findPartOfDeposit(app.db, billNo);
  if (part) return { part: await presentPayerPart(app.db, app, part), waitsUntil: null };
  const waiting = await findPoolOrder(app.db, billNo);
  const open = waiting && waiting.left_at === null;
  return { part: null, waitsUntil: open ? waiting.wait_until.toISOString() : null };
};

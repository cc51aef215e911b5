import type { matchingEndpoints } from '@fairway/contract/cashier/matching/matching-endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/cashier/matching/matching-schemas.ts';
import { AppError } from '#platform/errors.ts';
import { FileAnswer, type Operation } from '#platform/http/routes.ts';
import { findBillOfProof } from '#modules/cashier';
import { selectPicture } from '#modules/members';
import { wasRecipientOf } from '../parts/part-store.ts';

/** A payer's proof, for the recipient of the very part it belongs to. */
export const getPartProof: Operation<
  (typeof matchingEndpoints)['getPartProof'],
  (typeof matchingSchemas)['getPartProof']
> = async (app, call, { name }) => {
  const billNo = await findBillOfProof(app.db, name);
  if (billNo === undefined || !(await wasRecipientOf(app.db, call.member.memberId, billNo)))
    throw new AppError('pictureNotFound');
  const bytes = await selectPicture(app.db, { name, purpose: 'payment' });
  if (!bytes) throw new AppError('pictureNotFound');
  return new FileAnswer(bytes, 'image/webp', 'picture.webp');
};

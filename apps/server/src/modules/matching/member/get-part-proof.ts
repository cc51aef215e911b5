import type { matchingEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/matching/schemas.ts';
import { AppError } from '#platform/errors.ts';
import { FileAnswer, type Operation } from '#platform/http/routes.ts';
import { findBillOfProof } from '#modules/cashier';
import { selectPicture } from '#modules/members';
import { isEvidenceFor } from '../appeals/statement-store.ts';
import { isSideOf } from '../parts/part-store.ts';

/** A picture of a part, the payer's proof or evidence of either side, for the two members of that very part. */
export const getPartProof: Operation<
  (typeof matchingEndpoints)['getPartProof'],
  (typeof matchingSchemas)['getPartProof']
> = async (app, call, { name }) => {
  const { memberId } = call.member;
  const billNo = await findBillOfProof(app.db, name);
  const isOwn =
    billNo === undefined
      ? await isEvidenceFor(app.db, memberId, name)
      : await isSideOf(app.db, memberId, billNo);
  if (!isOwn) throw new AppError('pictureNotFound');
  const bytes = await selectPicture(app.db, { name, purpose: 'payment' });
  if (!bytes) throw new AppError('pictureNotFound');
  return new FileAnswer(bytes, 'image/webp', 'picture.webp');
};

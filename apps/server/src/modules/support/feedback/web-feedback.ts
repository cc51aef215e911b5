import type { supportEndpoints } from '@fairway/contract/support/endpoints.ts';
import type { supportSchemas } from '@fairway/contract/support/schemas.ts';
import { feedbackPicturePath } from '@fairway/contract/support/feedback.ts';
import { keepPictures } from '#modules/members';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { insertFeedback } from './feedback-store.ts';
import { presentFeedback } from './present-feedback.ts';

/**
 * Hands in a feedback. Its pictures must be the member's own and belong to no other feedback; else `pictureNotFound`. Writes one
 * row and names the pictures.
 */
export const webFeedback: Operation<
  (typeof supportEndpoints)['webFeedback'],
  (typeof supportSchemas)['webFeedback']
> = async (app, call, { type, content, category, pictures: addresses }) => {
  const { memberId } = call.member;
  const at = app.clock.now();
  const pictures = [...new Set(addresses.map((address) => address.slice(feedbackPicturePath.length)))];

  return inTransaction(app.db, async (tx) => {
    const kept = await keepPictures(tx, { ownerId: memberId, purpose: 'feedback', names: pictures, at });
    if (kept !== pictures.length) throw new AppError('pictureNotFound');

    const id = app.ids.uuid();
    const row = await insertFeedback(tx, {
      id,
      member_id: memberId,
      category,
      type,
      content,
      pictures,
      created_at: at,
    });

    return presentFeedback(row);
  });
};

import type { supportEndpoints } from '@fairway/contract/support/endpoints.ts';
import type { supportOperatorEndpoints } from '@fairway/contract/support/operator-endpoints.ts';
import type { supportOperatorSchemas } from '@fairway/contract/support/operator-schemas.ts';
import type { supportSchemas } from '@fairway/contract/support/schemas.ts';
import { selectPicture } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import { FileAnswer, type Operation } from '#platform/http/routes.ts';

/** A picture that the member handed in. Throws `pictureNotFound`, also for another member's. */
export const getFeedbackPicture: Operation<
  (typeof supportEndpoints)['getFeedbackPicture'],
  (typeof supportSchemas)['getFeedbackPicture']
> = async (app, call, { name }) =>
  asFile(await selectPicture(app.db, { name, purpose: 'feedback', ownerId: call.member.memberId }));

/** The same for an operator, of any member. */
export const getMemberPicture: Operation<
  (typeof supportOperatorEndpoints)['getMemberPicture'],
  (typeof supportOperatorSchemas)['getMemberPicture']
> = async (app, _call, { name }) => asFile(await selectPicture(app.db, { name, purpose: 'feedback' }));

function asFile(bytes: Buffer | undefined): FileAnswer {
  if (!bytes) throw new AppError('pictureNotFound');
  return new FileAnswer(bytes, 'image/webp', 'picture.webp');
}

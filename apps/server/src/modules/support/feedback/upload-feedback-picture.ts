import { feedbackPictureEdge } from '@fairway/contract/limits/pictures.ts';
import type { supportEndpoints } from '@fairway/contract/support/endpoints.ts';
import type { supportSchemas } from '@fairway/contract/support/schemas.ts';
import { feedbackPicturePath } from '@fairway/contract/support/feedback.ts';
import { encodePicture, handInPicture } from '#modules/members';
import type { Operation } from '#platform/http/routes.ts';

const shape = { fit: 'inside', edge: feedbackPictureEdge, leastEdge: 16 } as const;

/** Takes a picture for a feedback that is still being written, and answers its address. Throws as `encodePicture`. */
export const uploadFeedbackPicture: Operation<
  (typeof supportEndpoints)['uploadFeedbackPicture'],
  (typeof supportSchemas)['uploadFeedbackPicture']
> = async (app, call) => {
  const picture = await encodePicture(call.file, shape);
  const owner = { ownerId: call.member.memberId, purpose: 'feedback' } as const;
  const name = await handInPicture(app.db, app, owner, picture);
  return { picture: `${feedbackPicturePath}${name}` };
};

import { avatarEdge, avatarLeastEdge, avatarPath } from '@fairway/contract/limits/pictures.ts';
import type { memberProfileEndpoints } from '@fairway/contract/members/profile/endpoints.ts';
import type { memberProfileSchemas } from '@fairway/contract/members/profile/schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { encodePicture } from '../pictures/encode-picture.ts';
import { handInPicture } from '../pictures/hand-in-picture.ts';
import { deleteOtherAvatars, keepPictures } from '../pictures/pictures-store.ts';
import { presentProfile } from './present-profile.ts';
import { updateProfile } from './profile-store.ts';

const shape = { fit: 'cover', edge: avatarEdge, leastEdge: avatarLeastEdge } as const;

/**
 * Takes a picture as the member's avatar: a square of 256 pixels, re-encoded. Writes the picture and the account,
 * forgets the picture before it. Throws as `encodePicture`.
 */
export const uploadAvatar: Operation<
  (typeof memberProfileEndpoints)['uploadAvatar'],
  (typeof memberProfileSchemas)['uploadAvatar']
> = async (app, call) => {
  const picture = await encodePicture(call.file, shape);
  const ownerId = call.member.memberId;

  return inTransaction(app.db, async (tx) => {
    const name = await handInPicture(tx, app, { ownerId, purpose: 'avatar' }, picture);
    await keepPictures(tx, { ownerId, purpose: 'avatar', names: [name], at: app.clock.now() });
    const member = await updateProfile(tx, ownerId, { avatar: `${avatarPath}${name}` });
    if (!member) throw new AppError('tokenRevoked');
    await deleteOtherAvatars(tx, ownerId, name);

    return presentProfile(member, app.clock.now());
  });
};

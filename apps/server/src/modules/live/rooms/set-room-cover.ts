import type { studioEndpoints } from '@fairway/contract/live/studio-endpoints.ts';
import type { studioSchemas } from '@fairway/contract/live/studio-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lockAnchor } from '../anchors/anchors-store.ts';
import { updateCover } from './rooms-store.ts';

/** Chooses the scene of the own room's cover; the same again changes nothing. Writes the room. Throws `anchorNotApproved`. */
export const setRoomCover: Operation<
  (typeof studioEndpoints)['setRoomCover'],
  (typeof studioSchemas)['setRoomCover']
> = (app, { member: { memberId } }, { cover }) =>
  inTransaction(app.db, async (tx) => {
    const anchor = await lockAnchor(tx, { memberId });
    if (anchor?.status !== 'approved') throw new AppError('anchorNotApproved');

    await updateCover(tx, anchor.id, cover);

    return { cover };
  });

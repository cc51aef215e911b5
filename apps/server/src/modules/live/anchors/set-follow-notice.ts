import type { anchorEndpoints } from '@fairway/contract/live/anchor-endpoints.ts';
import type { anchorSchemas } from '@fairway/contract/live/anchor-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findShownAnchor } from './find-shown-anchor.ts';
import { selectNotifies, updateNotifies } from './started-store.ts';

/** Whether the caller hears when an anchor who is followed goes live; null where the caller does not follow. Throws `anchorNotFound`. */
export const getFollowNotice: Operation<
  (typeof anchorEndpoints)['getFollowNotice'],
  (typeof anchorSchemas)['getFollowNotice']
> = async (app, { member: { memberId } }, { anchorId }) => {
  await findShownAnchor(app.db, anchorId);
  return { notifies: await selectNotifies(app.db, { memberId, anchorId }) };
};

/** Turns that on or off; it is on for who begins to follow. Throws `anchorNotFound`. */
export const setFollowNotice: Operation<
  (typeof anchorEndpoints)['setFollowNotice'],
  (typeof anchorSchemas)['setFollowNotice']
> = async (app, { member: { memberId } }, { anchorId, notifies }) => {
  await findShownAnchor(app.db, anchorId);
  await updateNotifies(app.db, { memberId, anchorId }, notifies);
  return { notifies: await selectNotifies(app.db, { memberId, anchorId }) };
};

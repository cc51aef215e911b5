import type { anchorEndpoints } from '@fairway/contract/live/anchor-endpoints.ts';
import type { anchorSchemas } from '@fairway/contract/live/anchor-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findShownAnchor } from './find-shown-anchor.ts';
import { countFollowers, deleteFollow, insertFollow } from './follows-store.ts';

type Endpoints = typeof anchorEndpoints;
type Schemas = typeof anchorSchemas;

/** Follows an anchor; again changes nothing. Writes the row. Throws `anchorNotFound`. */
export const followAnchor: Operation<Endpoints['followAnchor'], Schemas['followAnchor']> = async (
  app,
  { member: { memberId } },
  { anchorId },
) => {
  await findShownAnchor(app.db, anchorId);
  await insertFollow(app.db, { memberId, anchorId });
  return { followed: true, followers: await countFollowers(app.db, anchorId) };
};

/** No longer follows an anchor. Deletes the row. Throws `anchorNotFound`. */
export const unfollowAnchor: Operation<Endpoints['unfollowAnchor'], Schemas['unfollowAnchor']> = async (
  app,
  { member: { memberId } },
  { anchorId },
) => {
  await findShownAnchor(app.db, anchorId);
  await deleteFollow(app.db, { memberId, anchorId });
  return { followed: false, followers: await countFollowers(app.db, anchorId) };
};

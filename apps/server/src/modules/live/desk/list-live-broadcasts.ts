import type { liveOperatorEndpoints } from '@fairway/contract/live/operator-endpoints.ts';
import type { liveOperatorSchemas } from '@fairway/contract/live/operator-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readPlace, writePlace } from '#platform/page-place.ts';
import { videoDomains } from '../media/video-domains.ts';
import { selectWall } from './desk-store.ts';
import { presentOnWall } from './present-wall.ts';

const pageSize = 50;

/** Broadcasts by status, the latest first. Writes nothing. */
export const listLiveBroadcasts: Operation<
  (typeof liveOperatorEndpoints)['listLiveBroadcasts'],
  (typeof liveOperatorSchemas)['listLiveBroadcasts']
> = async (app, call, { status, cursor }) => {
  const [rows, domains] = await Promise.all([
    selectWall(app.db, { status, before: readPlace(cursor), limit: pageSize + 1 }),
    videoDomains(app, call.origin),
  ]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    broadcasts: page.map((row) => presentOnWall(app, call, row)),
    next: rows.length > pageSize && last ? writePlace({ at: last.created_at, id: last.id }) : null,
    domains,
  };
};

import type { messagesOperatorEndpoints } from '@fairway/contract/messages/operator-endpoints.ts';
import type { messagesOperatorSchemas } from '@fairway/contract/messages/operator-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readPlace, writePlace } from '#platform/page-place.ts';
import { selectBroadcasts } from './broadcasts-store.ts';
import { presentBroadcast } from './present-broadcast.ts';

const pageSize = 30;

/** What was written, newest first, a page by key. */
export const listBroadcasts: Operation<
  (typeof messagesOperatorEndpoints)['listBroadcasts'],
  (typeof messagesOperatorSchemas)['listBroadcasts']
> = async (app, _call, { kind, status, cursor }) => {
  const now = app.clock.now();
  const after = readPlace(cursor);
  const rows = await selectBroadcasts(app.db, { kind, status, after, limit: pageSize + 1, now });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    broadcasts: page.map((row) => presentBroadcast(row, now)),
    next: rows.length > pageSize && last ? writePlace({ at: last.created_at, id: last.id }) : null,
  };
};

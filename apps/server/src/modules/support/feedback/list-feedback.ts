import { memberCentrePageSize } from '@fairway/contract/limits/paging.ts';
import type { supportEndpoints } from '@fairway/contract/support/endpoints.ts';
import type { supportSchemas } from '@fairway/contract/support/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectOwnFeedback } from './feedback-store.ts';
import { readPlace, writePlace } from '#platform/page-place.ts';
import { presentFeedback } from './present-feedback.ts';

/** Own feedback and wishes, newest first, 20 a page by key. */
export const listFeedback: Operation<
  (typeof supportEndpoints)['listFeedback'],
  (typeof supportSchemas)['listFeedback']
> = async (app, call, { cursor }) => {
  const after = readPlace(cursor);
  const limit = memberCentrePageSize + 1;
  const rows = await selectOwnFeedback(app.db, call.member.memberId, { after, limit });
  const page = rows.slice(0, memberCentrePageSize);
  const last = page.at(-1);
  return {
    feedback: page.map(presentFeedback),
    next: rows.length === limit && last ? writePlace({ at: last.created_at, id: last.id }) : null,
  };
};

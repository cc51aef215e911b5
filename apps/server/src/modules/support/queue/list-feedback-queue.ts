import type { supportOperatorEndpoints } from '@fairway/contract/support/operator-endpoints.ts';
import type { supportOperatorSchemas } from '@fairway/contract/support/operator-schemas.ts';
import { findMemberNames } from '#modules/members';
import type { Operation } from '#platform/http/routes.ts';
import { countWaiting, selectQueue } from '../feedback/feedback-store.ts';
import { readPlace, writePlace } from '#platform/page-place.ts';
import { presentQueued } from './present-queued.ts';

const pageSize = 30;

/** Feedback as operators work through it, a page by key, and how many wait in all. */
export const listFeedbackQueue: Operation<
  (typeof supportOperatorEndpoints)['listFeedbackQueue'],
  (typeof supportOperatorSchemas)['listFeedbackQueue']
> = async (app, _call, { status, category, type, cursor }) => {
  const after = readPlace(cursor);
  const rows = await selectQueue(app.db, { status, category, type, after, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const names = await findMemberNames(
    app.db,
    page.map(({ member_id }) => member_id),
  );
  const last = page.at(-1);
  const at = last && (status === 'waiting' ? last.created_at : last.replied_at);
  return {
    feedback: page.map((row) => presentQueued(row, names)),
    next: rows.length > pageSize && last && at ? writePlace({ at, id: last.id }) : null,
    waiting: await countWaiting(app.db),
  };
};

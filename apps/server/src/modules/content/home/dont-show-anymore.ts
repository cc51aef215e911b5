import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedContent } from '../published/published-content.ts';
import { insertDismissal, subjectOf } from './dismissals-store.ts';

/** Keeps a pop-up away from the caller. Writes one row, once. Throws `contentNotFound` for what is no pop-up. */
export const dontShowAnymore: Operation<
  (typeof contentVisitorEndpoints)['dontShowAnymore'],
  (typeof contentSchemas)['dontShowAnymore']
> = async (app, call, { popupId }) => {
  if (!(await publishedContent(app)).find('popup', popupId)) throw new AppError('contentNotFound');
  await insertDismissal(app.db, { subject: subjectOf(call), popupKey: popupId, at: app.clock.now() });
  return null;
};

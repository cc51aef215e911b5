import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { listDismissedPopups, subjectOf } from './dismissals-store.ts';
import { publishedContent } from '../published/published-content.ts';

/** The pop-ups for the caller, in their order, without those that they do not want to see again. */
export const getPopups: Operation<
  (typeof contentVisitorEndpoints)['getPopups'],
  (typeof contentSchemas)['getPopups']
> = async (app, call) => {
  const audience = call.member ? 'members' : 'visitors';
  const live = (await publishedContent(app))
    .all('popup')
    .filter(({ document }) => document.audience === 'everyone' || document.audience === audience);
  if (live.length === 0) return { popups: [] };

  const dismissed = await listDismissedPopups(app.db, subjectOf(call));
  return {
    popups: live
      .filter(({ key }) => !dismissed.has(key))
      .map(({ key: popupId, document: { art, title, text, action } }) => ({
        popupId,
        art,
        title,
        text,
        action,
      })),
  };
};

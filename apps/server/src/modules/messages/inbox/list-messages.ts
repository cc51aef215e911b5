import { memberCentrePageSize } from '@fairway/contract/limits/paging.ts';
import type { messagesMemberEndpoints } from '@fairway/contract/messages/endpoints.ts';
import type { messagesMemberSchemas } from '@fairway/contract/messages/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readPlace, writePlace } from '#platform/page-place.ts';
import { selectInbox } from './inbox-store.ts';
import { hasRechargeTab } from './present-counts.ts';
import { presentMessage } from './present-message.ts';
import { readerOf } from './reader.ts';

/** One of the four lists, a page by key, in the caller's language. The recharge list is empty while its tab is off. */
export const listMessages: Operation<
  (typeof messagesMemberEndpoints)['listMessages'],
  (typeof messagesMemberSchemas)['listMessages']
> = async (app, call, { category, cursor }) => {
  const after = readPlace(cursor);
  const reader = await readerOf(app.db, app, call.member.memberId);
  if (category === 'recharge' && !(await hasRechargeTab(app))) return { messages: [], next: null };

  const limit = memberCentrePageSize + 1;
  const rows = await selectInbox(app.db, reader, { category, after, limit });

  const page = rows.slice(0, memberCentrePageSize);
  const last = page.at(-1);
  return {
    messages: page.map((row) => presentMessage(row, call.language, app.config.siteTimeZone)),
    next: rows.length === limit && last ? writePlace(last) : null,
  };
};

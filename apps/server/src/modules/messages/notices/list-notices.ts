import type { messagesMemberEndpoints } from '@fairway/contract/messages/endpoints.ts';
import type { messagesMemberSchemas } from '@fairway/contract/messages/schemas.ts';
import { noticeSlot, noticeTypes } from '@fairway/contract/messages/broadcasts.ts';
import { publishedConfiguration } from '#modules/site';
import type { Operation } from '#platform/http/routes.ts';
import { inLanguage } from '../in-language.ts';

/**
 * The notices of the site's configuration that are shown now, by slot (specification section 9: type 10 takes slot 4) and
 * then as the operator ordered them. The configuration is their only home; the home page reads the same ones.
 */
export const listNotices: Operation<
  (typeof messagesMemberEndpoints)['listNotices'],
  (typeof messagesMemberSchemas)['listNotices']
> = async (app, call) => {
  const { configuration } = await publishedConfiguration(app);
  const now = app.clock.now();
  const notices = configuration.notices
    .filter(({ from, until }) => new Date(from) <= now && (until === null || new Date(until) > now))
    .map(({ key, kind, title, text, from, until }) => ({
      id: key,
      type: noticeTypes[kind],
      slot: noticeSlot(noticeTypes[kind]),
      title: inLanguage(title.zh, title.en, call.language),
      content: inLanguage(text.zh, text.en, call.language),
      from,
      until,
    }));
  return { notices: notices.toSorted((one, other) => one.slot - other.slot) };
};

import { findMember } from '#modules/members';
import type { messagesMemberEndpoints } from '@fairway/contract/messages/endpoints.ts';
import type { messagesMemberSchemas } from '@fairway/contract/messages/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { inLanguage } from '../in-language.ts';
import { selectSpecialNotice } from './notices-store.ts';

/** The newest special notice in force that is for this caller; a visitor sees those for everybody. */
export const getSpecialNotice: Operation<
  (typeof messagesMemberEndpoints)['getSpecialNotice'],
  (typeof messagesMemberSchemas)['getSpecialNotice']
> = async (app, call) => {
  const member = call.member && (await findMember(app.db, call.member.memberId));
  const row = await selectSpecialNotice(app.db, app.clock.now(), member);
  if (!row) return { notice: null };
  return {
    notice: {
      id: row.id,
      title: inLanguage(row.title_zh, row.title_en, call.language),
      text: inLanguage(row.text_zh, row.text_en, call.language),
      to: row.link === '' ? null : row.link,
      at: row.publish_at.toISOString(),
    },
  };
};

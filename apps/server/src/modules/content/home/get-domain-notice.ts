import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedContent } from '../published/published-content.ts';

/** What the site has to say about its addresses; `noticeId` changes with its text, so a closed one stays closed. */
export const getDomainNotice: Operation<
  (typeof contentVisitorEndpoints)['getDomainNotice'],
  (typeof contentSchemas)['getDomainNotice']
> = async (app) => {
  const [live] = (await publishedContent(app)).all('domainNotice');
  if (!live) return { notice: null };
  const { title, text } = live.document;
  return { notice: { noticeId: `${live.key}-${live.version}`, title, text } };
};

import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import { navigationKeys } from '@fairway/contract/content/kinds.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { Versioned, type Operation } from '#platform/http/routes.ts';
import { isNewsOpen } from '../news/entrance/news-entrance.ts';
import { publishedContent } from '../published/published-content.ts';

/**
 * Entries of the header’s menu, without the news where its entrance is not open to the caller; null while no list is published and the
 * caller may see every page.
 */
export const getNavigationList: Operation<
  (typeof contentVisitorEndpoints)['getNavigationList'],
  (typeof contentSchemas)['getNavigationList']
> = async (app, call) => {
  const content = await publishedContent(app);
  const listed = content.all('navigation')[0]?.document.entries ?? null;
  if (await isNewsOpen(app, call)) return new Versioned(`${content.version}.news`, { entries: listed });

  const entries = listed ?? navigationKeys.map((key) => ({ key, name: null }));
  return new Versioned(String(content.version), { entries: entries.filter(({ key }) => key !== 'news') });
};

import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import { navigationKeys, type NavigationKey } from '@fairway/contract/content/kinds.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { publishedConfiguration } from '#modules/site';
import { Versioned, type Operation } from '#platform/http/routes.ts';
import { isNewsOpen } from '../news/entrance/news-entrance.ts';
import { publishedContent } from '../published/published-content.ts';

/**
 * Entries of the header’s menu, without the news where its entrance is not open to the caller and without the live rooms where the site
 * shows no anchors; null while no list is published and the caller may see every page.
 */
export const getNavigationList: Operation<
  (typeof contentVisitorEndpoints)['getNavigationList'],
  (typeof contentSchemas)['getNavigationList']
> = async (app, call) => {
  const content = await publishedContent(app);
  const listed = content.all('navigation')[0]?.document.entries ?? null;
  const { configuration } = await publishedConfiguration(app);
  const hidden: NavigationKey[] = [
    ...((await isNewsOpen(app, call)) ? [] : (['news'] as const)),
    ...(configuration.switches.anchor ? [] : (['rooms'] as const)),
  ];
  const version = [content.version, ...hidden].join('.');
  if (hidden.length === 0) return new Versioned(version, { entries: listed });

  const entries = listed ?? navigationKeys.map((key) => ({ key, name: null }));
  return new Versioned(version, { entries: entries.filter(({ key }) => !hidden.includes(key)) });
};

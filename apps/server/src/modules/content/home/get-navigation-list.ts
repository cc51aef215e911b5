import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { Versioned, type Operation } from '#platform/http/routes.ts';
import { publishedContent } from '../published/published-content.ts';

/** Entries of the header’s menu; null while no list is published. */
export const getNavigationList: Operation<
  (typeof contentVisitorEndpoints)['getNavigationList'],
  (typeof contentSchemas)['getNavigationList']
> = async (app) => {
  const content = await publishedContent(app);
  const entries = content.all('navigation')[0]?.document.entries ?? null;
  return new Versioned(String(content.version), { entries });
};

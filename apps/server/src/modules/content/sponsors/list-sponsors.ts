import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { Versioned, type Operation } from '#platform/http/routes.ts';
import { publishedContent } from '../published/published-content.ts';

/** The sponsors in their order. Unchanged, the list is answered with 304. */
export const listSponsors: Operation<
  (typeof contentVisitorEndpoints)['listSponsors'],
  (typeof contentSchemas)['listSponsors']
> = async (app) => {
  const content = await publishedContent(app);
  const sponsors = content
    .all('sponsor')
    .map(({ key: sponsorId, document: { name, summary, art } }) => ({ sponsorId, name, summary, art }));
  return new Versioned(String(content.version), { sponsors });
};

import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { Versioned, type Operation } from '#platform/http/routes.ts';
import { publishedContent } from '../published/published-content.ts';

/** The banners in their order, with all their text. */
export const getBannersV2: Operation<
  (typeof contentVisitorEndpoints)['getBannersV2'],
  (typeof contentSchemas)['getBannersV2']
> = async (app) => {
  const content = await publishedContent(app);
  const banners = content
    .all('banner')
    .map(({ key: bannerId, document: { art, tag, title, text, action } }) => ({
      bannerId,
      art,
      tag,
      title,
      text,
      action,
    }));
  return new Versioned(String(content.version), { banners });
};

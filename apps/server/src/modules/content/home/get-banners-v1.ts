import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { Versioned, type Operation } from '#platform/http/routes.ts';
import { publishedContent } from '../published/published-content.ts';

/** The banners in their order, by picture, title and link alone. */
export const getBannersV1: Operation<
  (typeof contentVisitorEndpoints)['getBannersV1'],
  (typeof contentSchemas)['getBannersV1']
> = async (app) => {
  const content = await publishedContent(app);
  const banners = content.all('banner').map(({ key: bannerId, document: { art, title, action } }) => ({
    bannerId,
    imgUrl: art,
    title,
    link: action.to,
  }));
  return new Versioned(String(content.version), { banners });
};

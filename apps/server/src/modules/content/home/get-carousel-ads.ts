import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { Versioned, type Operation } from '#platform/http/routes.ts';
import { publishedContent } from '../published/published-content.ts';

/** The ads of the carousel in their order. */
export const getCarouselAds: Operation<
  (typeof contentVisitorEndpoints)['getCarouselAds'],
  (typeof contentSchemas)['getCarouselAds']
> = async (app) => {
  const content = await publishedContent(app);
  const ads = content
    .all('carouselAd')
    .map(({ key: adId, document: { art, title, text, to } }) => ({ adId, art, title, text, to }));
  return new Versioned(String(content.version), { ads });
};

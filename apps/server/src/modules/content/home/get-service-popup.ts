import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { Versioned, type Operation } from '#platform/http/routes.ts';
import { publishedContent } from '../published/published-content.ts';

/** The customer service pop-up; null while none is published. */
export const getServicePopup: Operation<
  (typeof contentVisitorEndpoints)['getServicePopup'],
  (typeof contentSchemas)['getServicePopup']
> = async (app) => {
  const content = await publishedContent(app);
  const [live] = content.all('servicePopup');
  if (!live) return new Versioned(String(content.version), { popup: null });
  const { position: _, ...popup } = live.document;
  return new Versioned(String(content.version), { popup });
};

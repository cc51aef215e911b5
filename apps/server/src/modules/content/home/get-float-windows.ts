import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedContent } from '../published/published-content.ts';

/** The first float window; without one, an empty list. */
export const getFloatWindows: Operation<
  (typeof contentVisitorEndpoints)['getFloatWindows'],
  (typeof contentSchemas)['getFloatWindows']
> = async (app) => {
  const [live] = (await publishedContent(app)).all('floatWindow');
  if (!live) return { windowId: null, closeable: true, time: null, list: [] };
  const { position: _, ...shown } = live.document;
  return { windowId: live.key, ...shown };
};

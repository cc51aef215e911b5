import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { publishedConfiguration } from '#modules/site';
import type { Operation } from '#platform/http/routes.ts';
import { publishedContent } from '../published/published-content.ts';

/** The first float window, without the world cup's entrance while its switch is off; without a window, an empty list. */
export const getFloatWindows: Operation<
  (typeof contentVisitorEndpoints)['getFloatWindows'],
  (typeof contentSchemas)['getFloatWindows']
> = async (app) => {
  const [live] = (await publishedContent(app)).all('floatWindow');
  if (!live) return { windowId: null, closeable: true, time: null, list: [] };
  const { position: _, ...shown } = live.document;
  const { configuration } = await publishedConfiguration(app);
  const list = shown.list.filter(
    ({ entrance }) => entrance !== 'worldCup' || configuration.switches.worldCup,
  );
  return { windowId: live.key, ...shown, list };
};

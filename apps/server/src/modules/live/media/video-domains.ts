import { publishedConfiguration } from '#modules/site';
import type { Platform } from '#platform/platform.ts';

/**
 * Where the picture lies, in the order of the failover: the domains that operators named, else the host that the caller knows us by with
 * the origin's port. None without an origin.
 */
export async function videoDomains(app: Platform, origin: string): Promise<string[]> {
  const { configuration } = await publishedConfiguration(app);
  if (configuration.domainLists.live.length > 0) return [...configuration.domainLists.live];
  const { url } = app.config.media;
  if (!url) return [];
  const own = new URL(origin);
  own.port = new URL(url).port;
  return [own.origin];
}

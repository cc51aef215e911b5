import type { Platform } from '#platform/platform.ts';
import { videoDomains } from './video-domains.ts';

/**
 * Where pages that were asked for at `origin` may take pictures from, by directive of the content security policy: parts over a WebSocket,
 * replays by requests, and the poster, which is a film of one frame.
 */
export async function pictureSources(
  app: Platform,
  origin: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const origins = (await videoDomains(app, origin)).map((domain) => originOf(domain, origin));
  return {
    'connect-src': origins.flatMap((each) => [each, each.replace(/^http/, 'ws')]),
    'media-src': origins,
  };
}

/** A domain is a whole origin, or a host that takes the page's scheme. */
const originOf = (domain: string, page: string): string =>
  new URL(domain.includes('://') ? domain : `${new URL(page).protocol}//${domain}`).origin;

import type { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import type { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findShortUrl, insertShortUrl } from './short-urls-store.ts';

const shortest = 7;

/** The beginning of the page's fingerprint, in letters and digits alone. */
function codeOf(path: string, length: number): string {
  return sha256(path)
    .toString('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, length);
}

/**
 * A short address for a page of this site: the same page has the same one for every caller. Writes one row the first
 * time.
 */
export const createShortUrl: Operation<
  (typeof contentVisitorEndpoints)['createShortUrl'],
  (typeof contentSchemas)['createShortUrl']
> = async (app, call, { url: path }) => {
  for (let length = shortest; ; length += 1) {
    const code = codeOf(path, length);
    await insertShortUrl(app.db, { code, path, memberId: call.member.memberId, at: app.clock.now() });
    // Another page may have that code already; one more letter distinguishes them.
    if ((await findShortUrl(app.db, code)) === path) return { code, shortUrl: `${call.origin}/s/${code}` };
  }
};

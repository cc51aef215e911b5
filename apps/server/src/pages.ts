import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { mountPages } from '#platform/http/pages.ts';
import { redirectUnknownPages } from '#platform/http/unknown-page.ts';

const folderOf = (app: string) => fileURLToPath(new URL(`../../${app}/dist`, import.meta.url));

/**
 * Page addresses of the member site. They are listed and not a wildcard, so that an unknown API path still answers with
 * the envelope; the site's own router decides within them.
 */
const sitePages = [
  '/',
  '/home',
  '/app',
  '/app/*',
  '/404',
  '/blackList',
  '/download-page',
  '/maintenance',
  '/access-forbid',
  '/access-alert',
  '/robot-check/*',
  '/loading',
  '/ptLoading',
  '/agent-page',
  '/sponsor/*',
  '/sponsorModelTemp/*',
  '/contentPreview',
  '/s/*',
  '/cs',
  '/cschat',
];

/** Serves both built apps, each on its own port; a folder that has not been built is left out. */
export async function mountAllPages({
  site,
  console,
}: {
  site: FastifyInstance;
  console: FastifyInstance;
}): Promise<void> {
  await mountPages(site, folderOf('web'), sitePages);
  redirectUnknownPages(site, '/404');
  await mountPages(console, folderOf('console'), ['/', '/console/*', '/login']);
}

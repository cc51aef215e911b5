import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { pictureSources } from '#modules/live';
import { pageSources } from '#modules/site';
import { mountPages } from '#platform/http/pages/pages.ts';
import { redirectUnknownPages } from '#platform/http/pages/unknown-page.ts';
import type { Platform } from '#platform/platform.ts';
import { readPageHeads } from './page-heads.ts';
import { consoleRobots, mountRobots, siteRobots } from './robots.ts';

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
  '/worldCupLanding',
  '/cschat',
];

/** Serves both built apps, each on its own port; a folder that has not been built is left out. */
export async function mountAllPages(
  app: Platform,
  { site, console }: { site: FastifyInstance; console: FastifyInstance },
): Promise<void> {
  const { clock } = app;
  // A demo is shown to whom its address was given; only a production site is there to be found.
  if (app.config.production) mountRobots(site, siteRobots);
  mountRobots(console, consoleRobots);
  const headOf = await readPageHeads(app, join(folderOf('web'), 'page-heads.json'));
  // Pages are shown even while the database is away; then with what is ours alone.
  await mountPages(
    site,
    { folder: folderOf('web'), pagePaths: sitePages, clock },
    (origin) => sourcesOf(app, origin).catch(() => ({})),
    (path) => headOf(path).catch(() => undefined),
  );
  redirectUnknownPages(site, '/404');
  // The desk looks at pictures where members do; nothing else of theirs is loaded there.
  await mountPages(
    console,
    { folder: folderOf('console'), pagePaths: ['/', '/console/*', '/login'], clock },
    (origin) => pictureSources(app, origin).catch(() => ({})),
  );
}

/** What a page may load besides what is ours, by directive of the content security policy. */
async function sourcesOf(
  app: Platform,
  origin: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const [configured, pictures] = await Promise.all([
    pageSources(app),
    pictureSources(app, origin).catch(() => ({})),
  ]);
  const names = new Set([...Object.keys(configured), ...Object.keys(pictures)]);
  const both: readonly Readonly<Record<string, readonly string[]>>[] = [configured, pictures];
  return Object.fromEntries([...names].map((name) => [name, both.flatMap((each) => each[name] ?? [])]));
}

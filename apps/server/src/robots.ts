import type { FastifyInstance } from 'fastify';

/**
 * Pages of the member site that are nobody's to find: ways in and out, drafts, and what only ever leads on. A member's own pages
 * lead a crawler to the login, which is closed.
 */
const closedToCrawlers = [
  '/app/login',
  '/app/password',
  '/app/maintenance',
  '/app/imsport-maintenance',
  '/app/inlineVenueCommon/',
  '/404',
  '/access-alert',
  '/access-forbid',
  '/blackList',
  '/contentPreview',
  '/cschat',
  '/loading',
  '/maintenance',
  '/ptLoading',
  '/robot-check/',
  '/s/',
  '/sponsorModelTemp/',
];

/** What crawlers may read of the member site (RFC 9309). Calls stay open: a crawler that draws a page needs their answers. */
export const siteRobots = robots(closedToCrawlers);

/** Nothing of the console is for crawlers. */
export const consoleRobots = robots(['/']);

/** Answers `/robots.txt`. */
export function mountRobots(server: FastifyInstance, text: string): void {
  server.get('/robots.txt', { config: { openRoute: 'what crawlers may read' } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  );
}

function robots(closed: readonly string[]): string {
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ''].join('\n');
}

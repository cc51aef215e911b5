import type { FastifyInstance } from 'fastify';

/**
 * Redirects an address that is no page to `to`, which must be a page; a program that asks for no document, or for
 * something below `/api/`, gets the envelope (specification section 2, unknown paths).
 */
export function redirectUnknownPages(server: FastifyInstance, to: string): void {
  server.get('/*', { config: { openRoute: 'page of the site' } }, (request, reply) => {
    const wantsDocument = request.headers.accept?.includes('text/html') ?? false;
    if (!wantsDocument || request.url.startsWith('/api/')) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').redirect(to);
  });
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { freshDocument } from './fresh-document.ts';

/**
 * Serves a built single-page app: hashed files under /assets are kept for good, every path of `pagePaths` answers
 * the document, which is never kept. The app may be built again meanwhile.
 */
export async function mountPages(
  server: FastifyInstance,
  folder: string,
  pagePaths: readonly string[],
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await server.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    cacheControl: true,
    preCompressed: true,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  const document = await freshDocument(join(folder, 'index.html'));
  for (const path of pagePaths) {
    server.get(path, { config: { openRoute: 'page of the site' } }, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(await document()),
    );
  }
}

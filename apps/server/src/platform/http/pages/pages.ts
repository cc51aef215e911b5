import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { compressedDocuments } from './compressed-documents.ts';
import { withHead, type DocumentHead } from './document-head.ts';
import { freshDocument } from './fresh-document.ts';
import { keptFiles } from './kept-files.ts';
import { keepFileHeaders } from './security-headers.ts';
import { policyHeader, widenPolicy } from './widen-policy.ts';

const keptForGood = 'public, max-age=31536000, immutable';

/**
 * Serves a built single-page app: hashed files under /assets are kept for good, every path of `pagePaths` answers
 * the document, which is never kept. The app may be built again meanwhile. `sources` are servers besides our own that its
 * pages may load from, by directive of the content security policy; `headOf` says what the page at a path is called.
 */
export async function mountPages(
  server: FastifyInstance,
  { folder, pagePaths, clock }: { folder: string; pagePaths: readonly string[]; clock: Clock },
  sources: (origin: string) => Promise<Readonly<Record<string, readonly string[]>>> = async () => ({}),
  headOf: (path: string) => Promise<DocumentHead | undefined> = async () => undefined,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const assets = join(folder, 'assets');
  const keptFile = keptFiles(assets, clock);
  server.get<{ Params: { name: string } }>('/assets/:name', async ({ params, headers }, reply) => {
    // The build makes no other name: what climbs out of the folder, or holds a NUL, is not looked for.
    if (!/^[\w-][\w.-]*$/.test(params.name)) return reply.callNotFound();
    const file = await keptFile(params.name, headers['accept-encoding']);
    if (!file) return reply.sendFile(params.name);
    keepFileHeaders(reply);
    if (file.encoding !== undefined) void reply.header('content-encoding', file.encoding);
    return reply
      .type(file.type)
      .header('vary', 'accept-encoding')
      .header('cache-control', keptForGood)
      .send(file.bytes);
  });
  await server.register(fastifyStatic, {
    root: assets,
    // The route above is the only one that serves files: the build makes no folders.
    serve: false,
    immutable: true,
    maxAge: '365d',
    cacheControl: true,
    preCompressed: true,
    // A name with a hash is never asked about again, and a cold page loads half a hundred files: each header counts.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => {
      keepFileHeaders(reply);
      reply.header('cache-control', keptForGood);
    },
  });
  const document = await freshDocument(join(folder, 'index.html'));
  const compressed = compressedDocuments();
  for (const path of pagePaths) {
    server.get(path, { config: { openRoute: 'page of the site' } }, async (request, reply) => {
      const policy = String(reply.getHeader(policyHeader) ?? '');
      const origin = originOf(request);
      const [allowed, head] = await Promise.all([sources(origin), headOf(pathOf(request.url))]);
      const text = (await document()).toString();
      const sent = await compressed(withHead(text, head, origin), request.headers['accept-encoding']);
      if (sent.encoding !== undefined) void reply.header('content-encoding', sent.encoding);
      return reply
        .type('text/html; charset=utf-8')
        .header('vary', 'accept-encoding')
        .header('cache-control', 'no-cache')
        .header(policyHeader, widenPolicy(policy, allowed))
        .send(sent.bytes);
    });
  }
}

/** The origin that the page was asked for at; nothing for a host that cannot be one. */
function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) && new URL(origin).origin === origin ? origin : '';
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/';

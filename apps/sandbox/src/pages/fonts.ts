import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const folder = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/noto-sans-sc/index.css')));
const aYear = 'public, max-age=31536000, immutable';

/** Serves the product's typeface in the slices in which it ships, so that Chinese reads on any machine. */
export function serveFonts(app: FastifyInstance): void {
  app.get('/assets/font/index.css', (_request, reply) =>
    reply
      .header('content-type', 'text/css')
      .header('cache-control', aYear)
      .send(readFileSync(join(folder, 'index.css'))),
  );

  app.get<{ Params: { slice: string } }>(
    '/assets/font/files/:slice(^[a-z0-9-]+\\.woff2$)',
    (request, reply) => {
      const file = join(folder, 'files', request.params.slice);
      return reply
        .header('content-type', 'font/woff2')
        .header('cache-control', aYear)
        .send(readFileSync(file));
    },
  );
}

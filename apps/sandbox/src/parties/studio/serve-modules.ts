import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';

/** What the studio's page is made of, by the first part of its address: its own files, and two packages that run anywhere. */
const folders: Readonly<Record<string, string>> = {
  page: fileURLToPath(new URL('page', import.meta.url)),
  cmaf: dirname(fileURLToPath(import.meta.resolve('@fairway/cmaf'))),
  media: dirname(fileURLToPath(import.meta.resolve('@fairway/contract/media/frames.ts'))),
};

/** How a page finds what Node finds by a package's name. */
const addresses: readonly (readonly [RegExp, string])[] = [
  [/(from\s+')@fairway\/cmaf'/g, "$1/studio/modules/cmaf/index.ts'"],
  [/(from\s+')@fairway\/contract\/media\//g, '$1/studio/modules/media/'],
];

/** Serves the page's sources with their types taken out: no build stands between a change and the picture. */
export function serveModules(app: FastifyInstance): void {
  app.get<{ Params: { folder: string; '*': string } }>('/studio/modules/:folder/*', (request, reply) => {
    const folder = folders[request.params.folder];
    const file = request.params['*'];
    const path =
      folder !== undefined && /^[a-z0-9-]+(\/[a-z0-9-]+)*\.ts$/.test(file) ? join(folder, file) : '';
    if (!existsSync(path)) throw new Refusal(404, 'NOT_FOUND', 'No such module.');
    const script = addresses.reduce(
      (text, [name, address]) => text.replace(name, address),
      stripTypeScriptTypes(readFileSync(path, 'utf8')),
    );
    return reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(script);
  });
}

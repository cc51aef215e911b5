import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const assets = {
  'sandbox.css': 'text/css; charset=utf-8',
  'controls.css': 'text/css; charset=utf-8',
  'parties.css': 'text/css; charset=utf-8',
  'director.css': 'text/css; charset=utf-8',
  'director.js': 'text/javascript; charset=utf-8',
  'mark.svg': 'image/svg+xml',
} as const;

/** Serves the pages' own files, and nothing else of the disk. */
export function serveAssets(app: FastifyInstance): void {
  for (const [name, type] of Object.entries(assets)) {
    const file = new URL(`./assets/${name}`, import.meta.url);
    app.get(`/assets/${name}`, (_request, reply) =>
      reply.header('content-type', type).header('cache-control', 'no-cache').send(readFileSync(file)),
    );
  }
}

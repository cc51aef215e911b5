import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { readBody } from '../../http/open-route.ts';
import { showStates, type StudioRooms } from './studio-rooms.ts';

const heard = z.strictObject({
  news: z
    .array(
      z.strictObject({
        reference: z.string().max(64),
        order: z.number().int(),
        state: z.enum(showStates),
        code: z.number().int(),
      }),
    )
    .max(64),
});

/** Own modules and workers, the own address, and the video origin on this machine. */
const policy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `worker-src 'self'`,
  `style-src 'self'`,
  `font-src 'self'`,
  `connect-src 'self' ws://127.0.0.1:* ws://localhost:*`,
].join('; ');

const page = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <title>南山演播</title>
    <link rel="stylesheet" href="/assets/font/index.css" />
    <script type="module" src="/studio/modules/page/studio.ts"></script>
  </head>
  <body></body>
</html>`;

/** The page in which the studio draws, and what it asks: which rooms to show. It tells how they do. */
export function serveStudioPage(app: FastifyInstance, rooms: StudioRooms): void {
  app.get('/studio/page', (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(page),
  );
  app.post('/studio/page/rooms', (request) => {
    rooms.hear(readBody(request, heard).news);
    return { rooms: rooms.shows() };
  });
}

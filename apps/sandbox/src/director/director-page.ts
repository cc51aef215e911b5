import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
export function serveDirectorPage(app: FastifyInstance): void {
  app.get('/', (_request, reply) => sendPage(reply, { title: '导演台', party: 'director', body: html`` }));
}

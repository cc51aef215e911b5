import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { redirectUnknownPages } from './unknown-page.ts';

describe('an address that is no page', () => {
  it('leads a browser to the page that says so, and answers a program as ever [ROUTE-080]', async () => {
    const server = Fastify();
    server.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 1 }));
    redirectUnknownPages(server, '/404');
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const opened = await server.inject({ url: '/no/such?x=1', headers: browser });
    expect([opened.statusCode, opened.headers['location']]).toEqual([302, '/404']);
    for (const asked of [
      { url: '/no/such', headers: { accept: '*/*' } },
      { url: '/api/no/such', headers: browser },
      { url: '/no/such', method: 'POST' as const, headers: browser },
    ])
      expect((await server.inject(asked)).statusCode).toBe(404);
    await server.close();
  });
});

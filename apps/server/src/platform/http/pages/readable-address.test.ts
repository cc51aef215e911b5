import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';
import { redirectUnknownPages } from './unknown-page.ts';

describe('an address that does not decode', () => {
  const server = Fastify({ rewriteUrl: readableAddress });
  beforeAll(() => {
    server.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 1 }));
    server.get('/app/*', async (request) => request.url);
    redirectUnknownPages(server, '/404');
  });
  afterAll(() => server.close());

  const browser = { accept: 'text/html,*/*;q=0.8' };

  it('leads a browser to the page that says so', async () => {
    for (const url of ['/app/%E0%A4%A', '/%', '/app/help/%ff/1?x=1']) {
      const { statusCode, headers } = await server.inject({ url, headers: browser });
      expect([url, statusCode, headers['location']]).toEqual([url, 302, '/404']);
    }
  });

  it('answers a program as every unknown path does', async () => {
    for (const asked of [
      { url: '/app/%zz', headers: { accept: '*/*' } },
      { url: '/api/%zz', headers: browser },
      { url: '/houtu/%zz', method: 'POST' as const },
    ]) {
      const { statusCode, body } = await server.inject(asked);
      expect([asked.url, statusCode, body]).toEqual([asked.url, 404, '{"code":1}']);
    }
  });

  it('is no other one: what decodes, and what follows the path, stays as it came', async () => {
    for (const url of ['/app/%E5%8A%A9%2F1', '/app/home?back=%zz', '/app/home'])
      expect((await server.inject({ url, headers: browser })).body).toBe(url);
  });
});

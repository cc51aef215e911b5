import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { createVirtualClock } from '@fairway/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountPages } from './pages.ts';
import { securityHeaders } from './security-headers.ts';

describe('the files of a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-pages-'));
  const server = Fastify();
  const clock = createVirtualClock(new Date().toISOString());
  const write = (name: string, text: string) => writeFileSync(join(folder, 'assets', name), text);

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><html><head><title>Site</title><meta name="description" content="of home">
        <link rel="modulepreload" href="/all.js">
        <link rel="preload" href="/home.svg" data-page="/app/home">
        <link rel="preload" href="/match.svg" data-page="/app/match/$id"></head>
        <body><img data-page="/app/home" src="/home.svg" alt=""><img data-page="/app/match/$id" src="/match-night.svg"></body></html>`,
    );
    writeFileSync(join(folder, 'secret.js'), 'nobody’s');
    write('index-a1.js', 'export {}');
    write('index-a1.js.br', 'small');
    write('index-a1.js.gz', 'middling');
    const { ofPages } = await securityHeaders(true, []);
    server.addHook('onRequest', (_request, reply, done) => {
      void reply.headers({ ...ofPages, 'x-request-id': '7' });
      done();
    });
    await mountPages(
      server,
      { folder, pagePaths: ['/app/*'], clock },
      async () => ({}),
      async (path) =>
        path === '/app/match'
          ? {
              page: '/app/match/$id',
              title: 'A & B <c>',
              description: 'between "A" and $& B',
              canonical: '/app/match/7',
            }
          : undefined,
    );
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it('are kept for good and carry what a file needs, and nothing of a window', async () => {
    const { headers, body } = await server.inject('/assets/index-a1.js');
    expect(body).toBe('export {}');
    expect(Object.keys(headers).toSorted()).toEqual([
      'cache-control',
      'connection',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'strict-transport-security',
      'vary',
      'x-content-type-options',
    ]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', 'small'],
    ['gzip', 'gzip', 'middling'],
    ['br;q=0, gzip', 'gzip', 'middling'],
    ['identity', undefined, 'export {}'],
  ])('come in the smallest copy that the browser takes: %s', async (accepted, encoding, text) => {
    const { headers, body } = await server.inject({
      url: '/assets/index-a1.js',
      headers: { 'accept-encoding': accepted },
    });
    expect([headers['content-encoding'], body]).toEqual([encoding, text]);
    expect(headers).toMatchObject({
      vary: 'accept-encoding',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });

  it('are read again while a build may still write them, and once from memory afterwards', async () => {
    const asked = async () => {
      const { statusCode, body } = await server.inject('/assets/late-b2.js');
      return statusCode === 200 ? body : statusCode;
    };
    expect(await asked()).toBe(404);
    write('late-b2.js', 'half');
    expect(await asked()).toBe('half');
    write('late-b2.js', 'the whole of it');
    expect(await asked()).toBe('the whole of it');
    clock.advance({ seconds: 60 });
    expect(await asked()).toBe('the whole of it');
    rmSync(join(folder, 'assets', 'late-b2.js'));
    expect(await asked()).toBe('the whole of it');
  });

  it.each([
    '/assets/..%2Fsecret.js',
    '/assets/%2e%2e%2fsecret.js',
    '/assets/..%5Csecret.js',
    '/assets/.js',
    '/assets/index-a1%00.js',
    '/assets/deep/..%2F..%2Fsecret.js',
  ])('are those of their folder alone; what else is asked for is not there, and no fault: %s', async (url) =>
    expect((await server.inject(url)).statusCode).toBe(404),
  );

  it('leave the document its policy', async () => {
    const { headers } = await server.inject('/app/home');
    expect(headers).toHaveProperty('content-security-policy');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    [undefined, undefined, (bytes: Buffer) => bytes],
  ])('send the document compressed to who takes it: %s', async (accepted, encoding, open) => {
    for (const time of ['first', 'second']) {
      const { headers, rawPayload } = await server.inject({
        url: '/app/home?from=1',
        headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
      });
      expect(headers['content-encoding'], time).toBe(encoding);
      expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-type': 'text/html; charset=utf-8' });
      expect(open(rawPayload).toString()).toContain('<title>Site</title>');
    }
  });

  it('say in the document which page it is, with words that cannot close it', async () => {
    const { body } = await server.inject('/app/match?x=1');
    expect(body).toContain('<title>A &amp; B &lt;c&gt;</title>');
    expect(body).toContain('<meta name="description" content="between &quot;A&quot; and $&amp; B">');
    expect((await server.inject('/app/home')).body).toContain('content="of home"');
  });

  it.each([
    ['fairway.example', 'http://fairway.example/app/match/7'],
    ['fairway.example:8080', 'http://fairway.example:8080/app/match/7'],
    ['a.example/"><b>', undefined],
    ['a@b.example', undefined],
  ])(
    'name the canonical address where it was asked for, for a host that can be one: %s',
    async (host, link) => {
      const { body } = await server.inject({ url: '/app/match?from=1', headers: { host } });
      expect(/<link rel="canonical" href="([^"]+)">/.exec(body)?.[1]).toBe(link);
      expect((await server.inject({ url: '/app/home', headers: { host } })).body).not.toContain('canonical');
    },
  );

  it('name the files and pictures of the page that is asked for, and those of no other page', async () => {
    const named = async (url: string) =>
      [...(await server.inject(url)).body.matchAll(/(?:href|src)="([^"]+\.\w+)"/g)].map(([, file]) => file);
    expect(await named('/app/match')).toEqual(['/all.js', '/match.svg', '/match-night.svg']);
    expect(await named('/app/other')).toEqual(['/all.js']);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountPages } from './pages.ts';
import { securityHeaders } from './security-headers.ts';

describe('the files of a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-pages-'));
  const server = Fastify();

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><html></html>');
    writeFileSync(join(folder, 'assets', 'index-a1.js'), 'export {}');
    const { ofPages } = await securityHeaders(true, []);
    server.addHook('onRequest', (_request, reply, done) => {
      void reply.headers({ ...ofPages, 'x-request-id': '7' });
      done();
    });
    await mountPages(server, folder, ['/app/*']);
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

  it('leave the document its policy', async () => {
    const { headers } = await server.inject('/app/home');
    expect(headers).toHaveProperty('content-security-policy');
    expect(headers['cache-control']).toBe('no-cache');
  });
});

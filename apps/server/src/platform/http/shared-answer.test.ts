import { signRequest } from '@fairway/api-client';
import { defineEndpoints } from '@fairway/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestPlatform, type TestPlatform } from '../test-platform.ts';
import { mountRoutes } from './mount-routes.ts';
import { defineRoutes, Versioned } from './routes.ts';
import { createServer } from './server.ts';

const listed = { method: 'GET', caller: 'visitor', errors: [], summary: 'A list' } as const;
const endpoints = defineEndpoints({
  listMatches: { ...listed, path: '/api/test/v1/listMatches' },
  listFew: { ...listed, path: '/api/test/v1/listFew' },
  listOwn: { ...listed, path: '/api/test/v1/listOwn' },
});
const list = { input: z.strictObject({}), output: z.object({ rows: z.array(z.string()) }) };
const schemas = { listMatches: list, listFew: list, listOwn: list };
const rows = (count: number) => ({ rows: Array.from({ length: count }, (_, at) => `主队 ${at}`) });

let test: TestPlatform;
let server: FastifyInstance;
beforeAll(async () => {
  test = await createTestPlatform();
  server = await createServer(test.app);
  const routes = defineRoutes(endpoints, schemas, {
    listMatches: async () => new Versioned('7', rows(500)),
    listFew: async () => new Versioned('7', rows(20)),
    listOwn: async () => rows(500),
  });
  const nobody = () => Promise.reject(new Error('nobody signs in'));
  mountRoutes(server, { app: test.app, authenticate: { member: nobody, operator: nobody } }, routes);
});
afterAll(async () => {
  await server.close();
  await test.close();
});

async function get(operation: keyof typeof endpoints, headers: Record<string, string>) {
  const { path } = endpoints[operation];
  const timestamp = test.clock.now().getTime();
  const signed = await signRequest({ method: 'GET', path, body: '', timestamp, signKey: undefined });
  return server.inject({ method: 'GET', url: path, headers: { ...signed, ...headers } });
}
const whole = (count: number) => ({ code: 0, msg: '', data: rows(count) });
const everything = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('an answer that is the same for everybody', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('is sent compressed to who takes it: %s', async (accepted, encoding, open) => {
    const { headers, rawPayload } = await get('listMatches', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers).toMatchObject({
      vary: 'accept-encoding',
      etag: 'W/"listMatches-7"',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(rawPayload.length),
    });
    expect(JSON.parse(open(rawPayload).toString())).toEqual(whole(500));
  });

  it('is not compressed where it is short, and not sent to a caller who has it', async () => {
    const few = await get('listFew', everything);
    expect(few.headers).not.toHaveProperty('content-encoding');
    expect(few.json()).toEqual(whole(20));

    const known = await get('listMatches', { ...everything, 'if-none-match': 'W/"listMatches-7"' });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect(known.headers).not.toHaveProperty('content-encoding');
  });
});

it('any other answer is never compressed: its length would tell what it holds', async () => {
  const own = await get('listOwn', everything);
  expect(own.headers).not.toHaveProperty('content-encoding');
  expect(own.json()).toEqual(whole(500));
});

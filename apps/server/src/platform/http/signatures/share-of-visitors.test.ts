import { signRequest } from '@fairway/api-client';
import { headerNames } from '@fairway/contract';
import { defineEndpoints } from '@fairway/contract/endpoint.ts';
import { errorTable } from '@fairway/contract/errors/index.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { mountRoutes } from '../mount-routes.ts';
import { defineRoutes } from '../routes.ts';
import { createServer } from '../server.ts';

const path = '/api/site/v1/greet';
const endpoints = defineEndpoints({
  greet: { method: 'GET', path, caller: 'visitor', errors: [], summary: 'Says hello' },
});
const schemas = { greet: { input: z.strictObject({}), output: z.object({ hello: z.literal('you') }) } };
const signKey = 'key-of-a-session';

let test: TestPlatform;
let server: FastifyInstance;
let elapsed = 0;
beforeAll(async () => {
  test = await createTestPlatform();
  server = await createServer(test.app);
  const member = { memberId: 'member', sessionId: 'session', signKey };
  const authenticate = { member: async () => member, operator: () => Promise.reject(new Error('nobody')) };
  const routes = defineRoutes(endpoints, schemas, { greet: async () => ({ hello: 'you' as const }) });
  mountRoutes(server, { app: test.app, authenticate, now: () => elapsed }, routes);
});
afterAll(async () => {
  await server.close();
  await test.close();
});

async function call(remoteAddress: string, session = false) {
  const timestamp = test.clock.now().getTime();
  const signed = await signRequest({
    method: 'GET',
    path,
    body: '',
    timestamp,
    signKey: session ? signKey : undefined,
  });
  const headers = { ...signed, ...(session ? { [headerNames.token]: 'token' } : {}) };
  const answer = await server.inject({ method: 'GET', url: path, remoteAddress, headers });
  return { status: answer.statusCode, code: answer.json<{ code: number }>().code };
}
const served = { status: 200, code: 0 };

it('is taken up by a network that floods, and leaves visitors of others and members theirs', async () => {
  // Each call from another address of one customer's network.
  const flood = (at: number) => call(`2001:db8:0:1::${at.toString(16)}`);
  for (let at = 1; at <= 1000; at += 1) expect(await flood(at)).toEqual(served);

  expect(await flood(1001)).toEqual({ status: 429, code: errorTable.tooManyRequests.code });
  expect(await call('2001:db8:0:2::1')).toEqual(served);
  expect(await call('203.0.113.7')).toEqual(served);
  expect(await call('2001:db8:0:1::1', true)).toEqual(served);

  elapsed += 1000;
  const next = [];
  for (let at = 1; at <= 101; at += 1) next.push((await flood(at)).status);
  expect(next).toEqual([...Array.from({ length: 100 }, () => 200), 429]);
});

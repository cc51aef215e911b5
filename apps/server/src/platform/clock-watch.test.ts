import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchClock, type ClockWatch } from './clock-watch.ts';
import { mountProbes } from './http/probes.ts';
import { refuseOnWrongClock } from './http/signatures/refuse-wrong-clock.ts';
import { createServer } from './http/server.ts';
import { createTestPlatform, type TestPlatform } from './test-platform.ts';

let test: TestPlatform;
let server: FastifyInstance;
let watch: ClockWatch;
let aheadBy = 0;

beforeAll(async () => {
  test = await createTestPlatform();
  const clock = { now: () => new Date(Date.now() + aheadBy) };
  watch = watchClock({ ...test.app, clock });
  // The first question opens a connection, and how long it takes eats into the difference that is measured.
  await watch.compare();
  server = await createServer(test.app);
  refuseOnWrongClock(server, watch);
  mountProbes(server, test.app, { stopping: false, clockWatch: watch });
  server.post('/pay', { config: { operation: 'pay', movesValue: true } }, async () => ({ code: 0 }));
  server.post('/read', { config: { operation: 'read' } }, async () => ({ code: 0 }));
});
afterAll(async () => {
  watch.stop();
  await server.close();
  await test.close();
});

describe('a machine whose clock differs from the database', () => {
  it.each([3000, -3000])('refuses what moves value when it is %i ms away, and is not ready', async (away) => {
    aheadBy = away;
    await watch.compare();
    expect(await statuses()).toEqual({ pay: 503, read: 200, ready: 503 });
  });

  it('works again once the clocks agree within two seconds', async () => {
    aheadBy = 1500;
    await watch.compare();
    expect(await statuses()).toEqual({ pay: 200, read: 200, ready: 200 });
  });
});

async function statuses(): Promise<Record<string, number>> {
  const post = (url: string) => server.inject({ method: 'POST', url, payload: {} });
  const [pay, read, ready] = [await post('/pay'), await post('/read'), await server.inject('/readyz')];
  return { pay: pay.statusCode, read: read.statusCode, ready: ready.statusCode };
}

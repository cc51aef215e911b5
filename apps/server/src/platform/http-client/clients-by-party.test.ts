import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runAsJob } from '../jobs/in-job.ts';
import { createMetrics } from '../metrics.ts';
import { clientsByParty } from './clients-by-party.ts';

/** Answers at once, save below /silent, where callers wait until they are released. */
let server: Server;
let url = '';
const silent: ServerResponse[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/silent') silent.push(response);
    else response.end('hello');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const response of silent.splice(0)) response.end('late');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const stage = () => {
  const metrics = createMetrics({ process: false });
  const clientOf = clientsByParty('test');
  const ask = (party: string, path = '/') =>
    clientOf({ metrics }, { party, url })
      .send(url + path, { method: 'GET', timeoutMs: 60_000 })
      .then(({ body }) => body.toString());
  const hang = (party: string, count: number) =>
    Array.from({ length: count }, () => ask(party, '/silent').catch((fault: { kind: string }) => fault.kind));
  return { metrics, ask, hang };
};

describe('a party that hangs', () => {
  it('holds twenty exchanges and no more, and another at the same address answers meanwhile', async () => {
    const { ask, hang, metrics } = stage();
    const calls = hang('slow', 23);
    await expect.poll(() => silent.length).toBe(20);

    expect(await Promise.all(['other', 'other', 'third'].map((party) => ask(party)))).toEqual(
      Array.from({ length: 3 }, () => 'hello'),
    );
    expect(await metrics.read()).toContain(
      'fairway_outbound_faults_total{kind="test",party="slow",fault="busy"} 3',
    );
    for (const response of silent.splice(0)) response.end('late');
    expect((await Promise.all(calls)).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'busy'),
      ...Array.from({ length: 20 }, () => 'late'),
    ]);
  });

  it('holds two places of a worker and no more; who calls for a member still finds his', async () => {
    const { ask, hang } = stage();
    const jobs = await runAsJob('test.ask', async () => hang('slow', 5));
    await expect.poll(() => silent.length).toBe(2);
    const other = await runAsJob('test.ask', () => ask('other'));
    expect([other, await ask('slow')]).toEqual(['hello', 'hello']);
    for (const response of silent.splice(0)) response.end('late');
    expect((await Promise.all(jobs)).toSorted()).toEqual(['busy', 'busy', 'busy', 'late', 'late']);
  });
});

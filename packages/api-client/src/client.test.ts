import { createHmac } from 'node:crypto';
import { anonymousSignKey, headerNames, signedHead } from '@fairway/contract/headers.ts';
import type { EndpointSchemas } from '@fairway/contract/endpoint.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { startTestServer, type Answer, type Seen, type TestServer } from './testing/test-server.ts';
import { session, settingsFor } from './testing/test-settings.ts';

const table = {
  placeBet: { method: 'POST', path: '/api/sportsbook/v1/placeBet' },
  listFixtures: { method: 'GET', path: '/api/sportsbook/v1/listFixtures' },
  endSession: { method: 'DELETE', path: '/api/members/v1/session' },
  getPreInfo: { method: 'POST', path: '/api/site/v3/getPreInfo', anonymous: true },
} as const;
type AnySchemas = Record<keyof typeof table, EndpointSchemas>;

let server: TestServer;
afterEach(() => server.close());

async function start(answer?: (seen: Seen) => Answer, changes = {}) {
  server = await startTestServer(answer);
  return createClient<typeof table, AnySchemas>(table, settingsFor(server.url, changes));
}

/** What the signature must be, worked out here from the request as it arrived. */
function expectedSignature({ method, url, headers, body }: Seen, key: string): string {
  const head = signedHead({
    method,
    path: url,
    timestamp: String(headers[headerNames.timestamp]),
    nonce: String(headers[headerNames.nonce]),
  });
  return createHmac('sha256', key).update(head).update(body).digest('hex');
}

describe('a call of the contract', () => {
  it('goes where the one table says, by its name [CALL-001]', async () => {
    const client = await start();
    await client.placeBet({ stake: '10.00' });
    await client.listFixtures({ view: 'live' });

    expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/sportsbook/v1/placeBet',
      'GET /api/sportsbook/v1/listFixtures?view=live',
    ]);
  });

  it('goes where the later table says, if the first does not have it; that one is fetched when it is needed', async () => {
    let fetched = 0;
    const later = async () => {
      fetched += 1;
      return { placeBet: table.placeBet };
    };
    const { placeBet: _later, ...first } = table;
    server = await startTestServer();
    const client = createClient<typeof table, AnySchemas>(
      first as typeof table,
      settingsFor(server.url),
      later,
    );
    await client.listFixtures({ view: 'live' });
    expect(fetched).toBe(0);
    await client.placeBet({ stake: '10.00' });
    expect(server.seen.map(({ url }) => url)).toEqual([
      '/api/sportsbook/v1/listFixtures?view=live',
      '/api/sportsbook/v1/placeBet',
    ]);
    // A client that something awaits is no promise.
    expect(await Promise.resolve(client)).toBe(client);
  });

  it('says as JSON who the client is: type, version, site, token, device and markers [CALL-006]', async () => {
    const client = await start();
    await client.placeBet({ stake: '10.00' });

    expect(server.seen[0]?.body).toBe('{"stake":"10.00"}');
    expect(server.seen[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-client-type': 'web_s1',
      'x-original-client-type': 'web_s1',
      'x-version': 'v1.0.1',
      'x-site-id': '8',
      token: session.token,
      'x-device-id': '0189aaaa-bbbb-7ccc-8ddd-eeeeffff0000',
      'x-device-group': '0189aaaa',
      'x-app-marker': 'fairway',
      'x-channel-marker': 'web',
    });
  });

  it('is signed under the key of the login, each time with another nonce', async () => {
    const client = await start();
    await client.placeBet({ stake: '10.00' });
    await client.placeBet({ stake: '10.00' });

    const [first, second] = server.seen;
    expect(first?.headers[headerNames.signature]).toBe(expectedSignature(first!, session.signKey));
    expect(first?.headers[headerNames.nonce]).not.toBe(second?.headers[headerNames.nonce]);
  });

  it('is stamped by the server’s clock once an answer carried it [CALL-007]', async () => {
    // The server is ten minutes ahead of this machine.
    const serverTime = String(Date.parse('2026-11-20T09:40:00.000Z'));
    const client = await start(() => ({ headers: { [headerNames.serverTime]: serverTime } }));
    await client.placeBet({});
    await client.placeBet({});

    expect(server.seen.map(({ headers }) => headers[headerNames.timestamp])).toEqual([
      String(Date.parse('2026-11-20T09:30:00.000Z')),
      serverTime,
    ]);
  });

  it('refused for its stamp is sent once more by the server’s clock, and no third time', async () => {
    const serverTime = String(Date.parse('2026-11-20T09:40:00.000Z'));
    const headers = { [headerNames.serverTime]: serverTime };
    const stale = { headers, body: '{"code":300013,"msg":"","data":null}' };
    const refusals: string[] = [];
    const settings = { onRefusal: (_: unknown, operation: string) => refusals.push(operation) };
    const client = await start(
      ({ headers: sent }) => (sent[headerNames.timestamp] === serverTime ? { headers } : stale),
      settings,
    );
    await client.placeBet({ stake: '10.00' }, { operationId: 'b7e1c1d0-0000-4000-8000-000000000001' });
    expect(refusals).toEqual([]);
    expect(server.seen.map(({ body }) => body)).toEqual(['{"stake":"10.00"}', '{"stake":"10.00"}']);
    const [first, second] = server.seen;
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(second?.headers[headerNames.nonce]).not.toBe(first?.headers[headerNames.nonce]);
    await server.close();

    const hopeless = await start(() => stale, settings);
    await expect(hopeless.placeBet({})).rejects.toMatchObject({ error: 'timestampStale' });
    expect(server.seen).toHaveLength(2);
    expect(refusals).toEqual(['placeBet']);
  });

  it('carries the token of the member signed in, and none for a visitor [CALL-013]', async () => {
    let signedIn: typeof session | undefined = session;
    const client = await start(undefined, { session: () => signedIn });
    await client.placeBet({});
    signedIn = undefined;
    await client.placeBet({});

    expect(server.seen.map(({ headers }) => headers['token'])).toEqual([session.token, undefined]);
  });

  it('leaves the token at home on the site-info call and signs it with the public key [CALL-014]', async () => {
    const client = await start();
    await client.getPreInfo({ platformType: 6 });

    const [seen] = server.seen;
    expect(seen?.headers).not.toHaveProperty('token');
    expect(seen?.headers[headerNames.signature]).toBe(expectedSignature(seen!, anonymousSignKey));
  });

  it('takes the same operation id on each try', async () => {
    const client = await start();
    await client.placeBet({}, { operationId: 'b7e1c1d0-0000-4000-8000-000000000001' });

    expect(server.seen[0]?.headers['idempotency-key']).toBe('b7e1c1d0-0000-4000-8000-000000000001');
  });

  it('throws a refusal with its name, its message and the request’s id, after calling onRefusal', async () => {
    const reported: string[] = [];
    const client = await start(
      () => ({
        body: '{"code":309010,"msg":"内容已被他人修改","data":{"version":3}}',
        headers: { [headerNames.requestId]: 'r-1' },
      }),
      { onRefusal: (_: unknown, operation: string) => reported.push(operation) },
    );

    await expect(client.placeBet({})).rejects.toMatchObject({
      code: 309_010,
      error: 'editConflict',
      message: '内容已被他人修改',
      data: { version: 3 },
      requestId: 'r-1',
      status: 200,
    });
    expect(reported).toEqual(['placeBet']);
  });

  it('says that nothing is known when the line is cut or the answer is not ours', async () => {
    const client = await start(() => ({
      status: 502,
      headers: { 'content-type': 'text/html' },
      body: '<html>',
    }));
    await expect(client.placeBet({})).rejects.toMatchObject({ code: -1, status: 502 });

    await server.close();
    await expect(client.placeBet({})).rejects.toMatchObject({ code: -1, status: 0 });
    server = await startTestServer();
  });
});

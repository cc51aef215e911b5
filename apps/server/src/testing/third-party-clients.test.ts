import { createHash, createHmac, randomUUID } from 'node:crypto';
import { anonymousSignKey } from '@fairway/contract';
import createOpenApiClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { connect, type TestClient } from '#platform/mqtt/test-broker.ts';
import { push } from '#platform/outbox/push.ts';
import { nobodyOutside } from './nobody-outside.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/*
 * Clients that know nothing of our code: openapi-fetch reads paths, headers and how to sign from the API reference, mqtt.js speaks
 * the live line with a ticket.
 */
interface Reference {
  paths: Record<string, Record<string, { operationId: string }>>;
  components: {
    securitySchemes: Record<string, { name: string }>;
    parameters: Record<string, { name: string }>;
  };
}
interface Answer {
  data?: { code: number; msg: string; data: Record<string, unknown> };
  error?: { code: number };
  response: Response;
}
type Call = (path: string, init?: object) => Promise<Answer>;

let test: TestApp;
let reference: Reference;
let mqtt: TestClient | undefined;
beforeAll(async () => {
  test = await createTestApp({ env: nobodyOutside, work: true });
  reference = (await (await fetch(`${test.urls.console}/docs/json`)).json()) as Reference;
});
afterAll(async () => {
  mqtt?.mqtt.end(true);
  await test.end();
});

/** A client that signs as the reference's scheme `signature` describes. */
function clientOf(session?: { token: string; signKey: string }): { GET: Call; POST: Call } {
  const { securitySchemes, parameters } = reference.components;
  const client = createOpenApiClient({ baseUrl: test.urls.site });
  client.use({
    async onRequest({ request }) {
      const { pathname, search } = new URL(request.url);
      const body = await request.clone().text();
      const timestamp = String(test.clock.now().getTime());
      const nonce = randomUUID();
      const text = [request.method, pathname + search, timestamp, nonce, body].join('\n');
      const signature = createHmac('sha256', session?.signKey ?? anonymousSignKey)
        .update(text)
        .digest('hex');
      request.headers.set(parameters['Timestamp']?.name ?? '', timestamp);
      request.headers.set(parameters['Nonce']?.name ?? '', nonce);
      request.headers.set(securitySchemes['signature']?.name ?? '', signature);
      if (session) request.headers.set(securitySchemes['memberToken']?.name ?? '', session.token);
      return request;
    },
  });
  return { GET: client.GET as unknown as Call, POST: client.POST as unknown as Call };
}

function dataOf<Data>({ data }: Answer): Data {
  if (data?.code !== 0) throw new Error(`refused with ${data?.code}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a client in another language has no types either
  return data.data as Data;
}

function pathOf(operationId: string): string {
  const found = Object.entries(reference.paths).find(([, methods]) =>
    Object.values(methods).some((operation) => operation.operationId === operationId),
  );
  if (!found) throw new Error(`the reference has no ${operationId}`);
  return found[0];
}

describe('a client made from the API reference', () => {
  it('registers, reads with a query and a path, moves value with an operation id, and listens with a ticket', async () => {
    const registered = await clientOf().POST(pathOf('registerMember'), {
      body: {
        name: 'ThirdParty',
        password: createHash('md5').update('ThirdParty-Passw0rd').digest('hex'),
        birthDate: '1990-01-31',
        acceptsTerms: true,
      },
    });
    expect(registered.data).toMatchObject({ code: 0, data: { member: { name: 'ThirdParty' } } });
    const { session, member } = dataOf<{
      session: { token: string; signKey: string };
      member: { id: string };
    }>(registered);
    const { GET: get, POST: post } = clientOf(session);

    const fixtures = await get(pathOf('listFixtures'), { params: { query: { view: 'today' } } });
    expect(fixtures.data?.code).toBe(0);
    const picture = await get(pathOf('getFeedbackPicture'), { params: { path: { name: 'none.webp' } } });
    expect(picture.response.status).toBeLessThan(500);

    const bought = { body: { money: '1' } };
    const without = await post(pathOf('purchaseCoins'), bought);
    expect(without.error?.code ?? without.data?.code).toBeGreaterThan(0);
    expect(without.response.status).toBe(400);
    const withId = await post(pathOf('purchaseCoins'), {
      ...bought,
      params: { header: { 'idempotency-key': randomUUID() } },
    });
    expect(withId.response.status).toBe(200);
    expect(withId.data?.code).toBeGreaterThan(0);

    const { ticket } = dataOf<{ ticket: string }>(await post(pathOf('createMqttTicket'), { body: {} }));
    mqtt = await connect(`${test.urls.site.replace('http', 'ws')}/mqtt`, { username: ticket });
    expect(await mqtt.subscribe(`member/${member.id}/wallet`)).toBeLessThan(2);
    await inTransaction(test.app.db, (tx) =>
      push(tx, test.app, 'memberWallet', { memberId: member.id }, { cause: 'deposit' }),
    );
    await expect
      .poll(() => mqtt?.heard.map(({ message }) => message))
      .toMatchObject([{ seq: 1, cause: 'deposit' }]);
  });

  it('is refused when it signs with another key than its session has', async () => {
    const wrong = await clientOf({ token: 'x'.repeat(43), signKey: 'not-the-key' }).POST(
      pathOf('getWalletBalance'),
      { body: {} },
    );
    expect(wrong.response.status).toBe(403);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { connect, type TestClient } from '#platform/mqtt/test-broker.ts';
import { push } from '#platform/outbox/push.ts';
import { eventually } from '#platform/test-eventually.ts';
import { createTestApp, type TestApp, type TestMember } from './testing/test-app.ts';

let test: TestApp;
let alice: TestMember;
const clients: TestClient[] = [];

beforeAll(async () => {
  test = await createTestApp({ work: true });
  alice = await test.register('alice01');
});
afterAll(async () => {
  for (const client of clients) client.mqtt.end(true);
  await test.end();
});

async function listen(api: TestMember['api'], topic: string): Promise<TestClient> {
  const { ticket } = await api.createMqttTicket({});
  const client = await connect(`${test.urls.site.replace('http', 'ws')}/mqtt`, { username: ticket });
  clients.push(client);
  expect(await client.subscribe(topic)).toBeLessThan(2);
  return client;
}

it('carries news from a committed transaction to the screen of the member it is for', async () => {
  const client = await listen(alice.api, `member/${alice.id}/wallet`);

  await inTransaction(test.app.db, (tx) =>
    push(tx, test.app, 'memberWallet', { memberId: alice.id }, { cause: 'deposit' }),
  );

  await eventually(() =>
    expect(client.heard.map((one) => one.message)).toMatchObject([{ seq: 1, cause: 'deposit' }]),
  );
});

it('lets a visitor hear the odds, in the order of their sequence', async () => {
  const client = await listen(test.visitor, 'fixtures/f1/odds');

  for (let version = 1; version <= 20; version += 1) {
    await inTransaction(test.app.db, (tx) =>
      push(
        tx,
        test.app,
        'fixtureOdds',
        { fixtureId: 'f1' },
        { marketId: 'm1', open: true, version, prices: [] },
      ),
    );
  }

  const expected = Array.from({ length: 20 }, (_, index) => ({ seq: index + 1, version: index + 1 }));
  await eventually(() => expect(client.heard.map((one) => one.message)).toMatchObject(expected));
});

// The clock stands still in both: it is the logout that cuts the line, not the end of its ticket or session.
it('cuts the connection at the logout (reliability ACC-2)', async () => {
  const bob = await test.register('bobby01');
  const client = await listen(bob.api, `member/${bob.id}/wallet`);

  await bob.api.logOut({});

  await client.closed;
});

it('tells operators of their queues on the console’s port, and nobody else', async () => {
  const clerk = await test.operator('cashier');
  const { ticket } = await clerk.api.getLiveTicket({});
  const url = `${test.urls.console.replace('http', 'ws')}/mqtt`;
  const client = await connect(url, { username: ticket });
  clients.push(client);
  expect(await client.subscribe('operators/queues')).toBeLessThan(2);
  expect(await client.subscribe(`member/${alice.id}/wallet`)).toBe(128);
  await expect(connect(url, { username: ticket })).rejects.toThrow();
  const stranger = await connect(url, { username: (await alice.api.createMqttTicket({})).ticket });
  clients.push(stranger);
  expect(await stranger.subscribe('operators/queues')).toBe(128);

  await inTransaction(test.app.db, (tx) =>
    push(tx, test.app, 'operatorQueues', {}, { queue: 'withdrawals' }),
  );

  await eventually(() =>
    expect(client.heard.map((one) => one.message)).toMatchObject([{ queue: 'withdrawals' }]),
  );
  expect(stranger.heard).toEqual([]);
});

it('cuts an operator’s line at the logout', async () => {
  const clerk = await test.operator('cashier');
  const { ticket } = await clerk.api.getLiveTicket({});
  const client = await connect(`${test.urls.console.replace('http', 'ws')}/mqtt`, { username: ticket });
  clients.push(client);

  await clerk.api.logOutOperator({});

  await client.closed;
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { shardOf } from '#modules/ledger';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const line = 'wss://live.example/mqtt';

let node: TestApp;
beforeAll(async () => {
  node = await createTestApp({ env: { ROLE: 'api', MQTT_URL: line } });
});
afterAll(() => node.end());

it('says where the line is that it does not take itself, and lets its pages connect there', async () => {
  expect(await node.visitor.createMqttTicket({})).toMatchObject({ url: line });
  const clerk = await node.operator('cashier');
  expect(await clerk.api.getLiveTicket({})).toMatchObject({ url: line });
  for (const url of [node.urls.site, node.urls.console]) {
    const page = await fetch(`${url}/`);
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' wss://live.example;");
  }
});

it('opens sessions whose tokens begin with the shard of their member, by which a proxy can tell the owner', async () => {
  for (const name of ['anna01', 'boris01', 'clara01']) {
    const { id, token, proof } = await node.register(name);
    expect(token[0]).toBe(shardOf(id).toString(16));
    expect(token).toHaveLength(44);
    const again = await node.visitor.logIn({ name, password: proof.password });
    expect(again.session.token[0]).toBe(token[0]);
  }
});

it('owns every shard where it is the only process that answers calls, and shows it', async () => {
  const figures = await node.app.metrics.read();
  expect(figures).toContain('fairway_ledger_shards_owned 16');
  expect(figures).toMatch(/fairway_ledger_shard_epoch\{shard="f"\} [1-9]/);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../test-eventually.ts';
import { publishPacket } from './fan-out/publish-packet.ts';
import { clientAddress } from './guard/handshake.ts';
import { connect, member, startTestBroker, visitor, type TestBroker } from './test-broker.ts';

let test: TestBroker;
const at = '2026-08-15T12:00:00.000Z';

beforeAll(async () => {
  test = await startTestBroker();
});
afterAll(() => test.stop());

const sayWallet = (memberId: string, seq: number): void =>
  test.broker.publisher.publish({
    key: 'memberWallet',
    topic: `member/${memberId}/wallet`,
    message: { seq, at },
  });
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));

describe('listening', () => {
  it('brings a member his own news and nobody else', async () => {
    const own = await test.connect(member('m1'));
    const foreign = await test.connect(member('m2'));
    const stranger = await test.connect(visitor);
    const operator = await test.connect({ kind: 'operator', operatorId: 'o1', sessionId: 's-o1' });
    const grants = await Promise.all(
      [own, foreign, stranger, operator].map((client) => client.subscribe('member/m1/wallet')),
    );

    sayWallet('m1', 1);
    await eventually(() => expect(own.heard).toHaveLength(1));
    await settle();

    expect(grants).toEqual([1, 128, 128, 128]);
    expect(own.heard).toEqual([{ topic: 'member/m1/wallet', message: { seq: 1, at }, retain: false }]);
    expect([...foreign.heard, ...stranger.heard, ...operator.heard]).toEqual([]);
  });

  it.each([
    '#',
    '+',
    'member/+/wallet',
    'member/m2/#',
    'fixtures/+/odds',
    '$SYS/#',
    'unknown/topic',
    'member/m2/wallet/x',
  ])('refuses %s', async (topic) => {
    const client = await test.connect(member('m2'));
    expect(await client.subscribe(topic)).toBe(128);
  });

  it('gives kept news to those who may hear it, also when it was said before they came', async () => {
    const message = { seq: 7, at, changed: 'venues' };
    test.broker.publisher.publish({ key: 'site', topic: 'site/news', message });
    const client = await test.connect(visitor);

    await client.subscribe('site/news');

    await eventually(() => expect(client.heard).toEqual([{ topic: 'site/news', message, retain: true }]));
  });

  it('allows only operators to hear their queues', async () => {
    const operator = await test.connect({ kind: 'operator', operatorId: 'o1', sessionId: 's-o1' });
    const other = await test.connect(member('m1'));
    expect(await operator.subscribe('operators/queues')).toBe(1);
    expect(await other.subscribe('operators/queues')).toBe(128);
  });
});

describe('login', () => {
  it('refuses a ticket that is unknown, missing or spent', async () => {
    const ticket = test.ticket(visitor);
    const first = await connect(test.url, { username: ticket });
    await expect(connect(test.url, { username: ticket })).rejects.toThrow('Bad username or password');
    await expect(connect(test.url, { username: 'guess' })).rejects.toThrow('Bad username or password');
    await expect(connect(test.url, {})).rejects.toThrow('Bad username or password');
    first.mqtt.end(true);
  });

  it('gives each connection an id of its own, so none can push another out', async () => {
    const one = await test.connect(member('m1'), { clientId: 'same' });
    const two = await test.connect(member('m2'), { clientId: 'same' });
    await settle();
    expect([one.mqtt.connected, two.mqtt.connected]).toEqual([true, true]);
  });

  it('refuses a will', async () => {
    const will = { topic: 'site/news', payload: Buffer.from('bye'), qos: 0, retain: true } as const;
    await expect(connect(test.url, { username: test.ticket(member('m1')), will })).rejects.toThrow();
  });

  it('refuses MQTT 5 with its own code', async () => {
    await expect(connect(test.url, { username: test.ticket(visitor), protocolVersion: 5 })).rejects.toThrow();
  });
});

describe('speaking', () => {
  it.each([
    ['to a topic of the site', 'site/news', { retain: true }],
    ['to his own topic', 'member/m1/wallet', {}],
    ['to the broker', '$SYS/x/heartbeat', {}],
  ])('ends a member who publishes %s, and nobody hears it', async (_, topic, options) => {
    const listener = await test.connect(member('m1'));
    await listener.subscribe('member/m1/wallet');
    const speaker = await test.connect(member('m1'));
    speaker.mqtt.publish(topic, JSON.stringify({ seq: 99, at }), options);
    await speaker.closed;
    await settle();
    expect(listener.heard).toEqual([]);
    const late = await test.connect(visitor);
    await late.subscribe('site/news');
    await settle();
    expect(late.heard.every(({ message }) => message.seq !== 99)).toBe(true);
  });
});

describe('the handshake', () => {
  const knock = (headers: Record<string, string>, url = test.url): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(url, 'mqtt', { headers });
      socket.on('open', () => {
        socket.terminate();
        resolve(101);
      });
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
      socket.on('error', () => {});
    });

  it('takes pages of allowed origins and refuses the others', async () => {
    const own = new URL(test.url).host;
    expect(await knock({ origin: 'https://play.example' })).toBe(101);
    expect(await knock({ origin: `http://${own}` })).toBe(101);
    expect(await knock({})).toBe(101);
    expect(await knock({ origin: 'https://evil.example' })).toBe(403);
    expect(await knock({ origin: 'https://play.example.evil.example' })).toBe(403);
    expect(await knock({ origin: 'null' })).toBe(403);
  });

  it('caps the connections of one address', async () => {
    const capped = await startTestBroker({ limits: { perAddress: 2 } });
    await capped.connect(visitor);
    const second = await capped.connect(visitor);
    expect(await knock({}, capped.url)).toBe(429);
    second.mqtt.end(true);
    await second.closed;
    await eventually(async () => expect(await knock({}, capped.url)).toBe(101));
    await capped.stop();
  });

  it('believes a forwarded address only as far as our own proxies reach', () => {
    const request = {
      socket: { remoteAddress: '10.0.0.1' },
      headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.2' },
    } as unknown as Parameters<typeof clientAddress>[0];
    expect(clientAddress(request, 0)).toBe('10.0.0.1');
    expect(clientAddress(request, 1)).toBe('10.0.0.2');
    expect(clientAddress(request, 2)).toBe('203.0.113.9');
  });
});

describe('a session that ends', () => {
  it('is cut from its connections when its end is published, after it was notified', async () => {
    const gone = await test.connect(member('m5', 'ended'));
    const stays = await test.connect(member('m5', 'other'));
    await gone.subscribe('member/m5/sessions');
    const message = { seq: 1, at, sessionId: 'ended', reason: 'logout' };
    test.broker.publisher.publish({ key: 'memberSessions', topic: 'member/m5/sessions', message });

    await gone.closed;

    expect(gone.heard.map((one) => one.message)).toEqual([message]);
    expect(stays.mqtt.connected).toBe(true);
  });

  it('is noticed within seconds when another process ended it (reliability ACC-2)', async () => {
    const live = new Set(['s-m1', 's-m2']);
    const watching = await startTestBroker({
      liveSessions: async (ids) => live.intersection(new Set(ids)),
      limits: { sessionCheckMilliseconds: 50 },
    });
    const [one, two] = await Promise.all([watching.connect(member('m1')), watching.connect(member('m2'))]);
    live.delete('s-m2');
    await two.closed;
    expect(one.mqtt.connected).toBe(true);
    await watching.stop();
  });
});

it('closes spread over a span, each client notified that the server restarts, and takes nobody new meanwhile', async () => {
  const closing = await startTestBroker();
  const closed: number[] = [];
  const sockets = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const socket = new WebSocket(closing.url, 'mqtt');
      await new Promise((resolve) => socket.once('open', resolve));
      return socket;
    }),
  );
  for (const socket of sockets) socket.once('close', (code) => closed.push(code));

  // So long a span that the knock falls into it on a slow machine as well.
  const done = closing.broker.close(4000);
  await eventually(() => expect(closed.length).toBeGreaterThan(0));
  await expect(connect(closing.url, { username: closing.ticket(visitor) })).rejects.toThrow();
  expect(closed.length).toBeLessThan(4);
  await done;
  await eventually(() => expect(closed).toEqual([1012, 1012, 1012, 1012]));
  await closing.stop();
});

it('distinguishes the fan-out from the broker: a packet of a topic at QoS 0 is the plain protocol', () => {
  expect([...publishPacket('a/b', {})]).toEqual([0x30, 7, 0, 3, 97, 47, 98, 123, 125]);
});

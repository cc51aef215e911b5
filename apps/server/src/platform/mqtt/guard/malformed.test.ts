import { createSeededRandom, type SeededRandom } from '@fairway/testkit';
import { generate } from 'mqtt-packet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../test-eventually.ts';
import { startTestBroker, visitor, type TestBroker } from '../test-broker.ts';

/** A tenth of the promise (reliability FUZ-4) unless a long run asks for all. */
const count = Number(process.env['MALFORMED_PACKETS'] ?? 1000);
let test: TestBroker;

beforeAll(async () => {
  test = await startTestBroker({ limits: { perAddress: 10_000 } });
});
afterAll(() => test.stop());

const connectPacket = (ticket: string): Buffer =>
  generate({
    cmd: 'connect',
    protocolId: 'MQTT',
    protocolVersion: 4,
    clean: true,
    clientId: 'x',
    keepalive: 30,
    username: ticket,
  });

/**
 * Sends the bytes on a connection of its own, after a good login if asked, and waits until the connection closes or a
 * moment passes.
 */
function send(bytes: Buffer, login: boolean): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(test.url, 'mqtt');
    const timer = setTimeout(() => socket.terminate(), 150);
    socket.on('open', () => {
      if (login) socket.send(connectPacket(test.ticket(visitor)));
      socket.send(bytes);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const valid: Buffer[] = [
  connectPacket('ticket'),
  generate({ cmd: 'subscribe', messageId: 1, subscriptions: [{ topic: 'site/news', qos: 1 }] }),
  generate({ cmd: 'unsubscribe', messageId: 2, unsubscriptions: ['site/news'] }),
  generate({ cmd: 'publish', topic: 'a/b', payload: 'x', qos: 2, messageId: 3, retain: true, dup: true }),
  generate({ cmd: 'pubrel', messageId: 3 }),
  generate({ cmd: 'puback', messageId: 4 }),
  generate({ cmd: 'pingreq' }),
  generate({ cmd: 'disconnect' }),
];

function malformed(random: SeededRandom): Buffer {
  const bytes = Buffer.from(random.pick(valid));
  switch (random.integer(5)) {
    case 0:
      return random.bytes(1 + random.integer(300));
    case 1:
      return bytes.subarray(0, random.integer(bytes.length));
    case 2:
      bytes.writeUInt8(random.integer(256), random.integer(bytes.length));
      return bytes;
    case 3:
      // A length field that promises up to 256 MB.
      return Buffer.concat([bytes.subarray(0, 1), Buffer.of(0xff, 0xff, 0xff, 0x7f), bytes]);
    default:
      return Buffer.concat([bytes, bytes, Buffer.from('/'.repeat(1 + random.integer(3000)))]);
  }
}

it(`stays up and keeps its memory through ${count} malformed packets`, async () => {
  const random = createSeededRandom(20_261_120);
  const listener = await test.connect(visitor);
  await listener.subscribe('site/news');
  const packets = Array.from({ length: count }, () => ({
    bytes: malformed(random),
    login: random.integer(2) === 1,
  }));
  const round = async (batch: typeof packets): Promise<void> => {
    for (let at = 0; at < batch.length; at += 50) {
      await Promise.all(batch.slice(at, at + 50).map(({ bytes, login }) => send(bytes, login)));
    }
  };
  await round(packets.slice(0, count / 2));
  const before = process.memoryUsage().rss;
  await round(packets.slice(count / 2));
  const grown = process.memoryUsage().rss - before;

  test.broker.publisher.publish({
    key: 'site',
    topic: 'site/news',
    message: { seq: 1, at: '2026-08-15T12:00:00.000Z' },
  });
  await eventually(() => expect(listener.heard).toHaveLength(1));
  expect(await (await test.connect(visitor)).subscribe('site/news')).toBe(1);
  // This process also holds the clients; a kept connection would cost far more than this a packet.
  expect(grown).toBeLessThan(64 * 1024 * 1024);
  await eventually(async () => {
    const { values } = (await test.metrics.registry.getSingleMetric('fairway_mqtt_connections')?.get()) ?? {
      values: [],
    };
    expect(values[0]?.value).toBe(2);
  });
});

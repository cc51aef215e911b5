import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../test-eventually.ts';
import { openRawListener } from '../test-raw-listener.ts';
import { member, startTestBroker, visitor, type TestBroker } from '../test-broker.ts';
import { createFanOut } from './fan-out.ts';
import type { Listener } from './room.ts';
import { binaryFrame } from './frame.ts';

const at = '2026-08-15T12:00:00.000Z';
let test: TestBroker;

beforeAll(async () => {
  test = await startTestBroker();
});
afterAll(() => test.stop());

const say = (fixtureId: string, seq: number, filler = ''): void =>
  test.broker.publisher.publish({
    key: 'fixtureOdds',
    topic: `fixtures/${fixtureId}/odds`,
    message: Object.assign({ seq, at }, filler ? { filler } : {}),
  });

describe('messages to many', () => {
  it('reach every listener of the room in one order, and no other room', async () => {
    const listeners = await Promise.all(Array.from({ length: 20 }, () => test.connect(visitor)));
    const elsewhere = await test.connect(member('m1'));
    await Promise.all(listeners.map((listener) => listener.subscribe('fixtures/f1/odds')));
    await elsewhere.subscribe('fixtures/f2/odds');

    for (let seq = 1; seq <= 200; seq += 1) {
      say('f1', seq);
      if (seq % 7 === 0) await new Promise((resolve) => setImmediate(resolve));
    }

    const all = Array.from({ length: 200 }, (_, index) => index + 1);
    await eventually(() => {
      for (const { heard } of listeners) expect(heard.map(({ message }) => message.seq)).toEqual(all);
    });
    expect(elsewhere.heard).toEqual([]);
  });

  it('of one turn leave as one frame', async () => {
    const listener = await openRawListener(test, 'fixtures/f3/odds');

    for (let seq = 1; seq <= 1000; seq += 1) say('f3', seq);
    await eventually(() => expect(listener.messages).toHaveLength(1000));

    // CONNACK, SUBACK, and one frame with all thousand.
    expect(listener.frames()).toBe(3);
    listener.socket.destroy();
  });

  it('stop at once for a listener whose session ended, and after leaving the room', async () => {
    const gone = await test.connect(member('m9', 'nine'));
    const left = await test.connect(visitor);
    const stays = await test.connect(visitor);
    for (const client of [gone, left, stays]) await client.subscribe('fixtures/f4/odds');
    await left.mqtt.unsubscribeAsync('fixtures/f4/odds');

    say('f4', 1);
    expect(test.broker.disconnectSession('nine')).toBe(1);
    await gone.closed;
    await eventually(() => expect(stays.heard).toHaveLength(1));

    expect([gone.heard, left.heard]).toEqual([[], []]);
  });
});

describe('a listener that does not read', () => {
  it('costs the others nothing, and gets the sequence it missed when it reads again', async () => {
    const slow = await openRawListener(test, 'fixtures/f5/odds');
    slow.socket.pause();
    const quick = await test.connect(visitor);
    await quick.subscribe('fixtures/f5/odds');

    const filler = 'x'.repeat(20_000);
    let seq = 0;
    for (; seq < 1500;) {
      seq += 1;
      say('f5', seq, filler);
      // Heard before the next is said: else the quick one could fall behind as well, on a machine that is slow.
      for (let turns = 0; turns < 10_000 && quick.heard.length < seq; turns += 1)
        await new Promise((resolve) => setImmediate(resolve));
    }
    await eventually(() => expect(quick.heard).toHaveLength(seq));
    const skipped = await test.metrics.registry.getSingleMetric('fairway_mqtt_fan_out_skipped_total')?.get();
    expect(skipped?.values[0]?.value).toBeGreaterThan(0);

    slow.socket.resume();
    await eventually(() => expect(slow.messages.at(-1)).toMatchObject({ gap: true, seq }));
    say('f5', seq + 1);
    await eventually(() => expect(slow.messages.at(-1)).toMatchObject({ seq: seq + 1 }));
    const before = slow.messages.findIndex((message) => message.gap);
    expect(slow.messages.slice(0, before).map((message) => message.seq)).toEqual(
      Array.from({ length: before }, (_, index) => index + 1),
    );
    slow.socket.destroy();
  });
});

describe('delivery', () => {
  it('asks again who may hear: a listener that should never have joined hears nothing', async () => {
    const written: string[] = [];
    const fake = (name: string, principal: Listener['principal'], live = true): Listener => ({
      principal,
      live,
      socket: { writableNeedDrain: false, write: () => written.push(name) } as unknown as Socket,
      cutOff() {},
    });
    const fanOut = createFanOut({ written() {}, skipped() {} });
    const listeners = [
      fake('owner', member('m1')),
      fake('other', member('m2')),
      fake('visitor', visitor),
      fake('nobody', undefined),
      fake('ended', member('m1'), false),
    ];
    for (const listener of listeners) fanOut.join('member/m1/wallet', listener);

    fanOut.publish('member/m1/wallet', { seq: 1, at });

    await eventually(() => expect(written.length).toBeGreaterThan(0));
    expect(written).toEqual(['owner']);
  });
});

describe('a frame', () => {
  it.each([0, 125, 126, 65_535, 65_536, 200_000])(
    'of %i bytes is one that the library reads',
    async (size) => {
      const payload = Buffer.alloc(size, 'x');
      const server = createServer();
      // A server of one frame: it answers the handshake by hand and writes what is tested.
      server.on('upgrade', (request, socket) => {
        const accept = createHash('sha1').update(
          `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`,
        );
        socket.write(
          `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept.digest('base64')}\r\n\r\n`,
        );
        socket.write(binaryFrame([payload.subarray(0, size >> 1), payload.subarray(size >> 1)]));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const address = server.address();
      const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);

      const heard = await new Promise<Buffer>((resolve) => client.on('message', resolve));

      expect(heard.equals(payload)).toBe(true);
      client.terminate();
      server.close();
    },
  );
});

import { generate, parser, type Packet } from 'mqtt-packet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createShares } from '../../limits/shares.ts';
import { eventually } from '../../test-eventually.ts';
import { createPacketGuard } from './packet-guard.ts';
import { member, startTestBroker, visitor, type TestBroker } from '../test-broker.ts';

let test: TestBroker;
const at = '2026-08-15T12:00:00.000Z';

beforeAll(async () => {
  test = await startTestBroker();
});
afterAll(() => test.stop());

interface RawClient {
  socket: WebSocket;
  heard: Packet[];
  closed: Promise<number>;
  send(...packets: Packet[]): void;
}

/** A WebSocket that speaks MQTT by hand: no library keeps its rules for it. */
async function open(url = test.url): Promise<RawClient> {
  const socket = new WebSocket(url, 'mqtt');
  const heard: Packet[] = [];
  const read = parser();
  read.on('packet', (packet) => heard.push(packet));
  socket.on('message', (bytes: Buffer) => read.parse(bytes));
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  const send = (...packets: Packet[]) =>
    socket.send(Buffer.concat(packets.map((packet) => generate(packet))));
  return { socket, heard, closed, send };
}

const logIn = (ticket: string, more: object = {}): Packet => ({
  cmd: 'connect',
  protocolId: 'MQTT',
  protocolVersion: 4,
  clean: true,
  clientId: 'same',
  keepalive: 30,
  username: ticket,
  ...more,
});
const listen = (messageId: number, topics: readonly string[], qos: 0 | 1 | 2 = 0): Packet => ({
  cmd: 'subscribe',
  messageId,
  subscriptions: topics.map((topic) => ({ topic, qos })),
});
const grantsOf = ({ heard }: RawClient): number[] =>
  heard.flatMap((packet) => (packet.cmd === 'suback' ? packet.granted : []).map(Number));

describe('subscriptions', () => {
  it('are two hundred, also where they come in one packet or in many at once', async () => {
    const client = await open();
    const room = (at: number) => `fixtures/${at.toString(36)}/odds`;
    const packets = Array.from({ length: 5 }, (_, packet) =>
      listen(
        packet + 1,
        Array.from({ length: 190 }, (_unused, at) => room(packet * 190 + at)),
      ),
    );
    client.send(logIn(test.ticket(visitor)));
    for (const packet of packets) client.send(packet);
    await eventually(() => expect(grantsOf(client)).toHaveLength(950));
    expect(grantsOf(client).filter((granted) => granted !== 128)).toHaveLength(200);

    // One that it has is not another one, and one that it gives up makes room.
    client.send(listen(8, [room(0)]));
    client.send({ cmd: 'unsubscribe', messageId: 9, unsubscriptions: [room(0)] });
    await eventually(() => expect(client.heard.at(-1)).toMatchObject({ cmd: 'unsuback' }));
    client.send(listen(10, [room(900), room(901)]));
    await eventually(() => expect(grantsOf(client).slice(950)).toEqual([0, 0, 128]));
    client.socket.terminate();
  });

  it('at QoS 2 bring what is the own member’s at QoS 1, and of others nothing', async () => {
    const client = await open();
    client.send(logIn(test.ticket(member('q2'))));
    client.send(
      listen(1, ['member/q2/wallet', 'member/q3/wallet', 'operators/queues', '$share/g/member/q3/wallet'], 2),
    );
    await eventually(() => expect(grantsOf(client)).toEqual([2, 128, 128, 128]));
    for (const memberId of ['q3', 'q2'])
      test.broker.publisher.publish({
        key: 'memberWallet',
        topic: `member/${memberId}/wallet`,
        message: { seq: 1, at },
      });
    await eventually(() => expect(client.heard.at(-1)).toMatchObject({ cmd: 'publish', qos: 1 }));
    expect(client.heard.filter(({ cmd }) => cmd === 'publish')).toMatchObject([
      { topic: 'member/q2/wallet' },
    ]);
    client.socket.terminate();
  });
});

describe('a connection', () => {
  it('is one login’s: a second one on it, with another’s ticket, ends it and opens nothing', async () => {
    const [other, client] = [test.ticket(member('victim')), await open()];
    client.send(
      logIn(test.ticket(member('thief'))),
      logIn(other),
      listen(1, ['member/victim/wallet', 'member/thief/wallet'], 1),
    );
    await client.closed;
    expect(grantsOf(client)).not.toContain(1);
  });

  it('hears nothing before it has logged in', async () => {
    const client = await open();
    client.send(listen(1, ['site/news'], 1));
    await client.closed;
    expect(client.heard).toEqual([]);
  });

  it.each([0, 121, 65_535])('may not ask to stay silent for %i seconds', async (keepalive) => {
    const client = await open();
    client.send(logIn(test.ticket(visitor), { keepalive }));
    await client.closed;
    expect(client.heard.filter((packet) => packet.cmd === 'connack' && packet.returnCode === 0)).toEqual([]);
  });

  it('that says nothing for half again as long as it promised is cut', async () => {
    const client = await open();
    client.send(logIn(test.ticket(visitor), { keepalive: 1 }));
    await eventually(() => expect(client.heard).toHaveLength(1));
    await client.closed;
  });

  it('with a bent protocol is refused', async () => {
    for (const bent of [{ protocolVersion: 3, protocolId: 'MQIsdp' }, { protocolVersion: 5 }] as const) {
      const client = await open();
      client.send(logIn(test.ticket(visitor), bent));
      if (bent.protocolVersion === 5) await client.closed;
      else await eventually(() => expect(client.heard).toHaveLength(1));
      expect(client.heard).not.toContainEqual(expect.objectContaining({ cmd: 'publish' }));
      client.socket.terminate();
    }
  });
});

describe('what costs the server without a packet', () => {
  it.each([
    ['WebSocket pings', (socket: WebSocket) => socket.ping(Buffer.alloc(125))],
    ['frames that hold nothing', (socket: WebSocket) => socket.send(Buffer.alloc(0))],
  ])('%s are counted like packets', async (_what, send) => {
    const client = await open();
    client.send(logIn(test.ticket(visitor)));
    let pongs = 0;
    client.socket.on('pong', () => (pongs += 1));
    for (let sent = 0; sent < 500; sent += 1) send(client.socket);
    expect(await client.closed).toBe(4400);
    expect(pongs).toBeLessThanOrEqual(60);
  });

  it('a few pings are answered', async () => {
    const client = await open();
    const pong = new Promise<Buffer>((resolve) => client.socket.once('pong', resolve));
    client.socket.ping('still there');
    expect(String(await pong)).toBe('still there');
    client.socket.terminate();
  });

  it('guards count an empty frame and a ping from the same sixty', () => {
    const guard = createPacketGuard(() => 0);
    for (let sent = 0; sent < 30; sent += 1)
      expect([guard.check(Buffer.alloc(0)), guard.ping()]).toEqual([undefined, undefined]);
    expect([guard.check(Buffer.alloc(0)), guard.ping()]).toEqual(['packet-rate', 'packet-rate']);
  });
});

describe('an address that comes and goes', () => {
  it('has all its connections once and a tenth of them a second, each address for itself', () => {
    let now = 0;
    const arrivals = createShares({ atOnce: 100, perSecond: 10 }, () => now);
    const admitted = (address: string, times: number): number =>
      Array.from({ length: times }, () => arrivals.take(address)).filter(Boolean).length;
    expect(admitted('churn', 300)).toBe(100);
    expect(admitted('calm', 1)).toBe(1);
    now = 1000;
    expect(admitted('churn', 300)).toBe(10);
    // A flood of addresses does not give the count back.
    for (let other = 0; other < 12_000; other += 1) arrivals.take(`flood-${other}`);
    expect(admitted('churn', 300)).toBe(0);
  });

  it('is refused before its ticket takes a place in the line', async () => {
    const small = await startTestBroker({ limits: { perAddress: 3 } });
    for (let times = 0; times < 3; times += 1) {
      const client = await open(small.url);
      client.socket.close();
      await client.closed;
    }
    const refused = await new Promise<number | undefined>((resolve) => {
      const socket = new WebSocket(small.url, 'mqtt');
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
      socket.on('open', () => resolve(101));
      socket.on('error', () => {});
    });
    expect(refused).toBe(429);
    await small.stop();
  });
});

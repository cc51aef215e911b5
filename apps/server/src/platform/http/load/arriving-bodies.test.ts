import { errorTable } from '@fairway/contract/errors/index.ts';
import type { FastifyInstance } from 'fastify';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { createServer } from '../server.ts';
import { bodyPatience } from './await-body.ts';
import { firstLoadSettings, type LoadSettings } from './load-settings.ts';

/* Each address of 127.0.0.0/8 is a network of its own. The server has 6 places, a network 4 of them and 3 bodies that arrive. */
const load = { ...firstLoadSettings, most: 6, mostOfAddress: 4, mostBodiesOfAddress: 3, bodyMs: 60_000 };

/** Polls wait for a busy machine. */
const patient = { timeout: 60_000 };

let test: TestPlatform;
let server: FastifyInstance | undefined;
let port = 0;
const sockets: Socket[] = [];
beforeAll(async () => {
  test = await createTestPlatform();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(() => inFlight('arriving'), patient).toBe(0);
  expect(await inFlight('atWork')).toBe(0);
  await server?.close();
});
afterAll(() => test.close());

async function start(settings: LoadSettings): Promise<void> {
  server = await createServer(test.app, { load: settings });
  server.post('/echo', { config: { operation: 'echo' } }, async (request) => request.body);
  server.post('/picture', { config: { operation: 'picture' } }, async (request) => {
    const picture = await request.file();
    return { bytes: (await picture?.toBuffer())?.length };
  });
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
}

async function figure(name: string): Promise<number> {
  const line = (await test.app.metrics.read()).split('\n').find((row) => row.includes(`${name} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}
const inFlight = (state: string) => figure(`http_in_flight{server="site",state="${state}"}`);
const givenUp = () => figure('http_shed_total{server="site",because="body"}');

interface Sent {
  socket: Socket;
  /** What has been answered so far. */
  text: string;
  closed: boolean;
}

/** A call from this address as far as `text` goes. */
function send(address: string, text: string): Sent {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address });
  const sent: Sent = { socket, text: '', closed: false };
  sockets.push(socket);
  socket.setEncoding('utf8').on('data', (part: string) => (sent.text += part));
  socket.on('error', () => undefined).on('close', () => (sent.closed = true));
  socket.write(text);
  return sent;
}

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const body = '{"value":1}';
const whole = head('/echo', body.length) + body;
const bodyless = (address: string, times: number) =>
  Array.from({ length: times }, () => send(address, head('/echo', body.length)));
const answered = async (sent: Sent, status: number) => {
  await expect.poll(() => sent.text, patient).toMatch(/\}$/);
  expect(sent.text).toContain(`HTTP/1.1 ${status} `);
};
const { code, zh } = errorTable.timeout;

describe('calls whose body does not come', () => {
  it('hold no place, however many networks they come from, and leave neighbours in theirs answered', async () => {
    await start(load);
    const before = await givenUp();
    const flood = ['127.0.0.2', '127.0.0.3', '127.0.0.4'].flatMap((address) => bodyless(address, 10));
    // Of ten of a network seven made room for the next.
    await expect.poll(givenUp, patient).toBe(before + 21);
    expect(await inFlight('arriving')).toBe(9);
    expect(await inFlight('atWork')).toBe(0);

    for (const address of ['127.0.0.5', '127.0.0.2', '127.0.0.3']) await answered(send(address, whole), 200);

    const ended = flood.filter(({ text }) => text !== '');
    await expect.poll(() => ended.every(({ closed }) => closed), patient).toBe(true);
    expect(ended.length).toBeGreaterThanOrEqual(21);
    for (const { text } of ended) {
      expect(text).toContain('HTTP/1.1 408 ');
      expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual({ code, msg: zh, data: null });
    }
  });

  it('are answered when their time is over', async () => {
    await start({ ...load, bodyMs: 50 });
    const [late] = bodyless('127.0.0.2', 1);
    if (late) await answered(late, 408);
    await expect.poll(() => late?.closed, patient).toBe(true);
  });

  it('hold nothing on an address that there is not either', async () => {
    await start(load);
    const [slow, lost] = [head('/nowhere', body.length), head('/nowhere', body.length) + body];
    send('127.0.0.2', slow);
    await expect.poll(() => inFlight('arriving'), patient).toBe(1);
    await answered(send('127.0.0.3', lost), 404);
  });
});

describe('a body that comes slowly', () => {
  it('is read to its end, others are answered meanwhile', async () => {
    await start(load);
    const [slow] = bodyless('127.0.0.2', 1);
    for (const [at, part] of body.split('').entries()) {
      slow?.socket.write(part);
      if (at % 4 === 0) await answered(send('127.0.0.2', whole), 200);
    }
    if (slow) await answered(slow, 200);
    expect(slow?.text).toContain(body);
  });

  it('is not cut off where it is a picture: that keeps its place and has the time of a connection', async () => {
    await start({ ...load, bodyMs: 50 });
    const file =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n0123456789\r\n--b--\r\n';
    const type = `POST /picture HTTP/1.1\r\nHost: site\r\nContent-Type: multipart/form-data; boundary=b\r\n`;
    const slow = send('127.0.0.2', `${type}Content-Length: ${file.length}\r\n\r\n${file.slice(0, 80)}`);
    await expect.poll(() => inFlight('atWork'), patient).toBe(1);
    // Another body, begun later, is not waited for any longer.
    const [late] = bodyless('127.0.0.2', 1);
    if (late) await answered(late, 408);
    slow.socket.write(file.slice(80));
    await answered(slow, 200);
    expect(slow.text).toContain('{"bytes":10}');
  });

  it('has two seconds, a longer one more, at most as long as a connection has', () => {
    const patience = (length?: number) =>
      bodyPatience(length === undefined ? {} : { 'content-length': String(length) }, firstLoadSettings);
    expect([undefined, 200, 32_767].map(patience)).toEqual([2000, 2000, 2000]);
    expect([32_768, 65_536].map(patience)).toEqual([4000, 6000]);
    expect([8_388_608, 1e15].map(patience)).toEqual([10_000, 10_000]);
  });
});

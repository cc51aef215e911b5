import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpClient } from './http-client.ts';
import { isInnerAddress } from './guarded-lookup.ts';

let server: Server;
let base = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/silent') return;
    if (request.url === '/reset') return void request.socket.destroy();
    if (request.url === '/huge') return void response.end(Buffer.alloc(10_000_000));
    if (request.url === '/moved') return void response.writeHead(302, { location: '/' }).end();
    response.end('hello');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, timeoutMs = 10_000) =>
  createHttpClient({ origins: [base] }).send(base + path, { method: 'GET', timeoutMs });

describe('the one outbound client', () => {
  it('brings an answer of any status and follows no redirect', async () => {
    expect((await get('/')).body.toString()).toBe('hello');
    expect((await get('/moved')).status).toBe(302);
  });

  it('ends every exchange within its limit and says that the outcome is unknown', async () => {
    await expect(get('/silent', 1000)).rejects.toMatchObject({ kind: 'timeout', sent: true });
    await expect(get('/reset')).rejects.toMatchObject({ kind: 'connection', sent: true });
    await expect(get('/huge')).rejects.toMatchObject({ kind: 'tooLarge', sent: true });
  });

  it('says that nothing was sent where nobody listens', async () => {
    const client = createHttpClient({ origins: ['http://127.0.0.1:1'] });
    const call = client.send('http://127.0.0.1:1/', { method: 'POST', body: '{}', timeoutMs: 1000 });
    await expect(call).rejects.toMatchObject({ kind: 'connection', sent: false });
  });

  it('calls no other origin than those listed', async () => {
    const client = createHttpClient({ origins: ['https://pay.example'] });
    await expect(client.send(`${base}/`, { method: 'GET', timeoutMs: 500 })).rejects.toMatchObject({
      kind: 'hostNotAllowed',
    });
  });

  it('holds no more exchanges than it may', async () => {
    const client = createHttpClient({ origins: [base], most: 2 });
    const silent = [1, 2].map(() => client.send(`${base}/silent`, { method: 'GET', timeoutMs: 300 }));
    await expect(client.send(`${base}/`, { method: 'GET', timeoutMs: 300 })).rejects.toMatchObject({
      kind: 'busy',
    });
    await Promise.allSettled(silent);
  });

  it('knows an inner address', () => {
    for (const address of ['127.0.0.1', '10.1.2.3', '192.168.0.9', '169.254.169.254', '::1', 'fd00::1'])
      expect(isInnerAddress(address)).toBe(true);
    for (const address of ['1.1.1.1', '172.32.0.1', '2606:4700::1111'])
      expect(isInnerAddress(address)).toBe(false);
  });
});

import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nobodyOutside } from './nobody-outside.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: nobodyOutside });
});
afterAll(() => test.end());

const statusOf = async (url: string) => (await fetch(url)).status;

describe('what only operators are to see', () => {
  const paths = ['/metrics', '/version', '/docs', '/docs/json', '/docs/console.json'];

  it.each(paths)('is answered on the console’s port alone: %s', async (path) => {
    expect(await statusOf(test.urls.console + path)).toBe(200);
    expect(await statusOf(test.urls.site + path)).toBe(404);
  });

  it.each(['/healthz', '/readyz'])('is not what a load balancer asks: %s', async (path) => {
    expect(await statusOf(test.urls.site + path)).toBe(200);
    expect(await statusOf(test.urls.console + path)).toBe(200);
  });
});

/** Sends a header a byte a second; answers what came back by the time the server cut the line. */
function drip(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname);
    socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\nx-slow: ');
    const timer = setInterval(() => socket.write('a'), 1000);
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}

describe('headers that drip', () => {
  // Ten seconds and the next look; with Node's own interval they would hold the socket for up to forty.
  it('are cut off on both ports, while others are answered', { timeout: 28_000 }, async () => {
    const cut = Promise.all([drip(test.urls.site), drip(test.urls.console)]);
    expect(await statusOf(`${test.urls.site}/healthz`)).toBe(200);
    for (const answer of await cut) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});

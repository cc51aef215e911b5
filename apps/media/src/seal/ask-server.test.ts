import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { mediaSealHeaders } from '@fairway/contract/media/seal.ts';
import { serverAt } from './ask-server.ts';
import { isSealed, seal } from './seal.ts';

const secret = 'a-secret-of-the-hook-tests';
const now = Date.UTC(2026, 10, 20);
const hook = { kind: 'admit', keyHash: 'ab'.repeat(32) } as const;
const admitted = { status: 'admitted', room: 'r1', broadcast: 'b1', delay: 3, keep: true } as const;
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that answers this, sealed with a key over a nonce; what it was asked is checked against the shared secret. */
async function answering(said: object, over: { key?: string; nonce?: string } = {}) {
  const asked: { sealed: boolean; body: unknown }[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const piece of request) body += String(piece);
      const header = (name: string) => String(request.headers[name] ?? '');
      const [nonce, time] = [header(mediaSealHeaders.nonce), header(mediaSealHeaders.time)];
      const message = { path: request.url ?? '', nonce, time, body };
      asked.push({
        sealed: isSealed(secret, header(mediaSealHeaders.signature), message, now),
        body: JSON.parse(body),
      });
      const answer = { ...message, body: JSON.stringify(said), nonce: over.nonce ?? nonce };
      response.setHeader(mediaSealHeaders.signature, seal(over.key ?? secret, answer));
      response.end(answer.body);
    })();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { ask: serverAt(url, secret, { now: () => now }), asked };
}

describe('a hook', () => {
  it('goes sealed and takes the sealed answer', async () => {
    const { ask, asked } = await answering(admitted);
    expect(await ask(hook)).toEqual(admitted);
    expect(asked).toEqual([{ sealed: true, body: hook }]);
  });

  it('has no answer where the seal is another’s, of another question, or the form is unknown', async () => {
    const answers = [
      await answering(admitted, { key: 'the-secret-of-a-stranger' }),
      await answering(admitted, { nonce: 'the-nonce-of-yesterday' }),
      await answering({ ...admitted, delay: 61 }),
      await answering({ status: 'admitted' }),
    ];
    for (const { ask } of answers) expect(await ask(hook)).toBeUndefined();
    expect(await serverAt('http://127.0.0.1:1', secret, { now: () => now })(hook)).toBeUndefined();
  });

  it('is of its minute', () => {
    const message = { path: '/', nonce: 'a-nonce-of-16-signs', time: String(now), body: '{}' };
    const given = seal(secret, message);
    expect(isSealed(secret, given, message, now + 60_000)).toBe(true);
    expect(isSealed(secret, given, message, now + 60_001)).toBe(false);
    expect(isSealed(secret, given, { ...message, time: String(now + 1) }, now)).toBe(false);
  });
});

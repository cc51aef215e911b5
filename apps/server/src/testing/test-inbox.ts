import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hmacSha256 } from '#platform/crypto/hash.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { mounts } from '../modules/mounts.ts';
import type { TestApp } from './test-app.ts';

interface Delivered {
  channel: string;
  to: string;
  text: string;
  subject?: string;
}

/** A message gateway that checks the signature of what it is handed and shows it to the test. */
export interface TestInbox {
  /** For createTestApp: where this gateway listens and its key. */
  env: Readonly<Record<string, string>>;
  messages: Delivered[];
  /** Has waiting codes delivered; answers the code in the newest message to this address, '' when none came. */
  codeTo(test: TestApp, to: string): Promise<string>;
  close(): Promise<void>;
}

const secret = 'test-inbox-secret-0123456789';

export async function openTestInbox(): Promise<TestInbox> {
  const messages: Delivered[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const { 'x-inbox-timestamp': at, 'x-inbox-nonce': nonce, 'x-inbox-signature': given } = request.headers;
      const sign = (text: string) =>
        `v1=${hmacSha256(secret, `${String(at)}\n${String(nonce)}\n${text}`).toString('hex')}`;
      if (given !== sign(body)) {
        response.writeHead(401).end(JSON.stringify({ code: 'SIGNATURE_INVALID' }));
        return;
      }
      const { messageId, to, text, subject } = JSON.parse(body);
      messages.push({ channel: request.url?.split('/').at(-1) ?? '', to, text, subject });
      const answer = JSON.stringify({ code: 'OK', messageId });
      response
        .writeHead(200, {
          'x-inbox-timestamp': String(at),
          'x-inbox-nonce': String(nonce),
          'x-inbox-signature': sign(answer),
        })
        .end(answer);
    });
  });
  // A kept connection must not end between two messages of a slow test.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const codeJobs = mounts
    .flatMap(({ jobs }) => jobs ?? [])
    .filter(({ name }) => name === 'risk.deliver-code');
  return {
    env: {
      MESSAGE_GATEWAY_URL: `http://127.0.0.1:${port}`,
      INBOX_SECRET: secret,
      MESSAGE_GATEWAY_SENDER: 'fairway',
    },
    messages,
    async codeTo(test, to) {
      await runDueJobs(test.app, codeJobs);
      const newest = messages.findLast((message) => message.to === to);
      return /\d{6}/.exec(newest?.text ?? '')?.[0] ?? '';
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

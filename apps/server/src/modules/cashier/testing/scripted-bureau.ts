import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hmacSha256 } from '#platform/crypto/hash.ts';

const secret = 'test-identity-bureau-secret';

/** A bureau that checks the signature of its questions and answers what the test says. */
export interface ScriptedBureau {
  /** For the stage: where it listens and its key. */
  env: Readonly<Record<string, string>>;
  /** The result of the next questions; `silent` answers nothing that counts, `unsigned` signs with another key. */
  result: string;
  /** What was asked, in order. */
  questions: Record<string, string>[];
  close(): Promise<void>;
}

export async function openScriptedBureau(): Promise<ScriptedBureau> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const { 'x-identity-timestamp': at, 'x-identity-nonce': nonce } = request.headers;
      const sign = (text: string, key = secret) =>
        `v1=${hmacSha256(key, `${String(at)}\n${String(nonce)}\n${text}`).toString('hex')}`;
      if (request.headers['x-identity-signature'] !== sign(body)) {
        response.writeHead(401).end('{}');
        return;
      }
      const question: Record<string, string> = JSON.parse(body);
      bureau.questions.push(question);
      if (bureau.result === 'silent') {
        response.writeHead(503).end();
        return;
      }
      const result = bureau.result === 'unsigned' ? 'MATCH' : bureau.result;
      const answer = JSON.stringify({ code: 'OK', requestNo: question['requestNo'], result });
      response
        .writeHead(200, {
          'x-identity-timestamp': String(at),
          'x-identity-nonce': String(nonce),
          'x-identity-signature': sign(answer, bureau.result === 'unsigned' ? 'another-key' : secret),
        })
        .end(answer);
    });
  });
  // A kept connection must not end between two questions of a slow test.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const bureau: ScriptedBureau = {
    env: { IDENTITY_BUREAU_URL: `http://127.0.0.1:${port}`, IDENTITY_SECRET: secret },
    result: 'MATCH',
    questions: [],
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return bureau;
}

import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { headerNames } from '@fairway/contract/headers.ts';

/** How long a process may leave a call unanswered before the proxy gives it up, in ms; it may still be carried out. */
const patience = 1500;

/**
 * The proxy of docs/runbooks/several-processes.md as far as the scenarios need it: a member's calls go to the owner of the shard
 * that the token begins with, to the next process where that one refuses the connection, and every so often to any.
 */
export class Proxy {
  readonly #port: number;
  readonly #targets: readonly number[];
  readonly #pick: (count: number) => number;
  readonly #server: Server;

  /** `pick` says by chance which of so many is meant. */
  constructor(port: number, targets: readonly number[], pick: (count: number) => number) {
    this.#port = port;
    this.#targets = targets;
    this.#pick = pick;
    this.#server = createServer((asked, answer) => void this.#pass(asked, answer));
  }

  listen(): Promise<void> {
    return new Promise((done, failed) => {
      this.#server.once('error', failed);
      this.#server.listen(this.#port, '127.0.0.1', done);
    });
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(() => done()));
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const first = this.#placeOf(String(asked.headers[headerNames.token] ?? ''));
    for (let turn = 0; turn < this.#targets.length; turn += 1) {
      const port = this.#targets[(first + turn) % this.#targets.length] ?? 0;
      const ended = await forward(port, asked, body, answer);
      if (ended === 'passed') return;
      // What was sent may have been carried out: only its id, sent again by the client, can show it.
      if (ended === 'unknown') break;
    }
    answer.writeHead(502).end();
  }

  #placeOf(token: string): number {
    const shard = Number.parseInt(token.slice(0, 1), 16);
    const count = this.#targets.length;
    if (Number.isNaN(shard) || this.#pick(3) === 0) return this.#pick(count);
    return Math.floor((shard * count) / 16);
  }
}

function forward(
  port: number,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
): Promise<'passed' | 'refused' | 'unknown'> {
  return new Promise((done) => {
    let connected = false;
    const onward = request({
      host: '127.0.0.1',
      port,
      method,
      path: url,
      headers,
      timeout: patience,
      agent: false,
    });
    onward.on('socket', (socket) => socket.once('connect', () => (connected = true)));
    onward.on('timeout', () => onward.destroy(new Error('no answer')));
    onward.on('error', () => done(connected ? 'unknown' : 'refused'));
    onward.on('response', (came) => {
      const chunks: Buffer[] = [];
      came.on('data', (chunk: Buffer) => chunks.push(chunk));
      came.on('error', () => done('unknown'));
      came.on('aborted', () => done('unknown'));
      came.on('end', () => {
        // A process that drains refuses what is new: the next one takes it.
        if (came.statusCode === 503) return done('refused');
        answer.writeHead(came.statusCode ?? 502, came.headers).end(Buffer.concat(chunks));
        done('passed');
      });
    });
    onward.end(body);
  });
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sign, type Answer } from './running-sandbox.ts';

/** One callback as it arrived. */
export interface Arrival {
  readonly raw: string;
  readonly body: Answer['body'];
  readonly nonce: string;
  readonly timestamp: string;
  readonly merchantNo: string;
  readonly signatureHolds: boolean;
}

type Reply = { status: number; text: string } | 'silence';

/** A merchant's callback address: writes down what arrives and answers as it is set to. */
export class Merchant {
  readonly arrivals: Arrival[] = [];
  /** Answers by arrival number from 0; `success` where nothing is said. */
  replies: Reply[] = [];
  readonly #server = createServer((request, response) => void this.#receive(request, response));

  static async start(): Promise<Merchant> {
    const merchant = new Merchant();
    // A kept connection must not end between two callbacks of a slow test.
    merchant.#server.keepAliveTimeout = 600_000;
    await new Promise<void>((resolve) => merchant.#server.listen(0, '127.0.0.1', resolve));
    return merchant;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/callback`;
  }

  /** Forgets what came and answers `success` again. */
  clear(): void {
    this.arrivals.length = 0;
    this.replies = [];
  }

  /** Waits until so many callbacks have arrived. */
  async received(count: number): Promise<Arrival[]> {
    for (let tries = 0; tries < 1500 && this.arrivals.length < count; tries += 1) await pause(10);
    if (this.arrivals.length < count)
      throw new Error(`only ${this.arrivals.length} of ${count} callbacks came`);
    return this.arrivals;
  }

  /** The same in the order of the events: two that are sent at once may overtake each other in transit. */
  async receivedInOrder(count: number): Promise<Arrival[]> {
    return (await this.received(count)).toSorted((one, other) => one.body.sequence - other.body.sequence);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks).toString('utf8');
    const header = (name: string) => String(request.headers[`x-psp-${name}`] ?? '');
    const [timestamp, nonce] = [header('timestamp'), header('nonce')];
    const reply = this.replies[this.arrivals.length] ?? { status: 200, text: 'success' };
    this.arrivals.push({
      raw,
      body: parse(raw),
      nonce,
      timestamp,
      merchantNo: header('merchant'),
      signatureHolds: header('signature') === sign('psp', timestamp, nonce, raw),
    });
    if (reply !== 'silence') response.writeHead(reply.status).end(reply.text);
  }
}

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function parse(raw: string): Answer['body'] {
  try {
    return JSON.parse(raw);
  } catch {
    return {};
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act } from './signing/act.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { loadKeys } from './keys/keys.ts';
import { isSealed, seal, sealHeaders } from './seal.ts';
import { openStore } from './store/signed-store.ts';
import type { Means } from './signing/sign-transfer.ts';

const mostBytes = 4096;

export interface Signer {
  readonly url: string;
  /** Answers what has arrived, then closes. */
  close(): Promise<void>;
}

/** Listens on loopback for the server, which proves itself by the shared secret in every message. */
export async function startSigner(config: Config, clock: Clock = systemClock): Promise<Signer> {
  const keys = loadKeys(config.folder, config.production);
  const store = openStore(config.folder);
  const means: Means = { config, clock, store, ...keys };
  // One at a time: limits and numbers are counted between reading and writing.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const server = createServer((request, response) => {
    inTurn(() => answer(means, request, response)).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.requestTimeout = 5000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await last;
      server.closeAllConnections();
      await closed;
      store.close();
    },
  };
}

async function answer(means: Means, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '';
  const body = await readBody(request);
  if (body === undefined) return void response.writeHead(413).end();
  const nonce = String(request.headers[sealHeaders.nonce] ?? '');
  const given = String(request.headers[sealHeaders.signature] ?? '');
  const { secret } = means.config;
  if (nonce.length < 16 || !isSealed(given, seal(secret, [path, nonce, body])))
    return void response.writeHead(401).end();
  const said = await act(means, path, parseJson(body));
  if (said === undefined) return void response.writeHead(400).end();
  const text = JSON.stringify(said);
  const signature = seal(secret, [path, nonce, text]);
  response.writeHead(200, { 'content-type': 'application/json', [sealHeaders.signature]: signature });
  response.end(text);
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > mostBytes) return undefined;
  }
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

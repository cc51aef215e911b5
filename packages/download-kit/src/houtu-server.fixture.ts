import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What arrived, opened with the private key, and the raw bytes beside it. */
export interface Arrived {
  method: string;
  url: string;
  raw: string;
  path: string;
  body: Record<string, unknown>;
}

type Reply = (arrived: Arrived, response: ServerResponse) => void;

/** A real HTTP server that plays `/houtu` as a test wants it: opens each call and leaves the answer to `reply`. */
export async function startHoutu() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const arrived: Arrived[] = [];
  const state: { reply: Reply } = { reply: (_, response) => answer(response, {}) };
  const server = createServer(async (request, response) => {
    if (request.url === '/houtu/publicKey') return answer(response, { key: exported });
    const call = open(request, await textOf(request));
    arrived.push(call);
    state.reply(call, response);
  });
  const exported = publicKey.export({ type: 'spki', format: 'der' }).toString('base64url');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    publicKey: exported,
    arrived,
    replies: (reply: Reply) => (state.reply = reply),
    end: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };

  function open(request: IncomingMessage, raw: string): Arrived {
    const url = new URL(request.url ?? '', 'http://x');
    const sent = raw === '' ? {} : (JSON.parse(raw) as { key?: string; body?: string });
    const wrapped = sent.key ?? url.searchParams.get('key') ?? '';
    const key = privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(wrapped, 'base64url'),
    );
    const method = request.method ?? '';
    const path = unseal(key, method, url.pathname.replace('/houtu/', ''));
    const body = sent.body === undefined ? '{}' : unseal(key, `${method} ${path}`, sent.body);
    return { method, url: request.url ?? '', raw, path, body: JSON.parse(body) as Arrived['body'] };
  }
}

export function answer(response: ServerResponse, data: object, rest: object = {}): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ status_code: 0, msg: '', data, ...rest }));
}

function unseal(key: Buffer, boundTo: string, text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  cipher.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(-16));
  return Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]).toString();
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WalletRequest, WireAnswer, WireCall } from '../seamless-venue.ts';

/** A call of a provider as it arrived, as far as a form looks at it. */
export type HeardCall = WireCall;

const base = '/api/venue-wallet/v1';

/** Plays the operator's wallet on loopback while a case is played: `answer` says what each call is answered. */
export async function hearCalls(
  answer: (call: HeardCall) => WireAnswer,
  play: (line: { readonly url: string; readonly heard: readonly HeardCall[] }) => Promise<void>,
): Promise<void> {
  const heard: HeardCall[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const url = request.url ?? '';
      const [, provider = '', operation = ''] = /\/v1\/([^/]+)\/(.+)$/.exec(url) ?? [];
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
      );
      const call = { provider, operation, url, rawBody: Buffer.concat(parts), headers };
      heard.push(call);
      const { status, body } = answer(call);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    await play({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`, heard });
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

/** What a call asks, by the form; undefined where it takes it for none of its provider's. */
export function askedBy(read: (call: WireCall) => WalletRequest, call: WireCall): WalletRequest | undefined {
  try {
    return read(call);
  } catch {
    return undefined;
  }
}

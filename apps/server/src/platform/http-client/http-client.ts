import { request as httpRequest, Agent, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest, Agent as TlsAgent } from 'node:https';
import { OutboundFault } from './outbound-fault.ts';
import { createBreaker, type Breaker } from './breaker.ts';
import { guardedLookup } from './guarded-lookup.ts';
import { createPartyPlaces, type PartyPlacesSettings } from './party-places.ts';

export interface OutboundRequest {
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** Milliseconds for the whole exchange, connecting included. */
  timeoutMs: number;
}

export interface OutboundAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

export interface HttpClient {
  /** Throws OutboundFault when no whole answer arrived in time; any HTTP status is an answer. */
  send(url: string, request: OutboundRequest): Promise<OutboundAnswer>;
  /** Closes idle connections. */
  close(): void;
}

export interface HttpClientSettings extends PartyPlacesSettings {
  /** Origins that may be called, e.g. `https://pay.example`; no other host, scheme or port. */
  origins: readonly string[];
  connectMs?: number;
  maxBytes?: number;
}

/**
 * The one outbound client (security rule 16): only listed origins, the resolved address checked at connect, 1 s to
 * connect, a limit on the whole exchange, a cap on the answer, no redirect followed. A party that does not answer is
 * left alone for a while by its breaker.
 */
export function createHttpClient({
  origins,
  connectMs = 1000,
  maxBytes = 1_048_576,
  ...limits
}: HttpClientSettings): HttpClient {
  const allowed = new Set(origins.map((origin) => new URL(origin).origin));
  const agents = { http: new Agent({ keepAlive: true }), https: new TlsAgent({ keepAlive: true }) };
  const breakers = new Map<string, Breaker>();
  const breakerOf = (origin: string): Breaker => {
    const breaker = breakers.get(origin) ?? createBreaker(() => performance.now());
    breakers.set(origin, breaker);
    return breaker;
  };
  const places = createPartyPlaces(limits);
  return {
    async send(url, outbound) {
      const target = new URL(url);
      if (!allowed.has(target.origin)) throw new OutboundFault('hostNotAllowed', false);
      return places.hold(() =>
        breakerOf(target.origin).run(() => exchange(target, outbound, { agents, connectMs, maxBytes })),
      );
    },
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

interface Means {
  agents: { http: Agent; https: TlsAgent };
  connectMs: number;
  maxBytes: number;
}

function exchange(target: URL, outbound: OutboundRequest, means: Means): Promise<OutboundAnswer> {
  const tls = target.protocol === 'https:';
  const options: RequestOptions = {
    method: outbound.method,
    headers: { ...outbound.headers },
    agent: tls ? means.agents.https : means.agents.http,
    lookup: guardedLookup(target.hostname),
  };
  return new Promise((resolve, reject) => {
    let written = false;
    const timers: NodeJS.Timeout[] = [];
    const request = (tls ? httpsRequest : httpRequest)(target, options);
    const fail = (fault: OutboundFault) => {
      for (const timer of timers) clearTimeout(timer);
      request.destroy();
      reject(fault);
    };
    timers.push(setTimeout(() => fail(new OutboundFault('timeout', written)), outbound.timeoutMs));
    request.on('socket', (socket) => {
      if (!socket.connecting) {
        written = true;
        return;
      }
      timers.push(
        setTimeout(
          () => socket.connecting && fail(new OutboundFault('connectTimeout', false)),
          means.connectMs,
        ),
      );
      socket.once('connect', () => {
        written = true;
      });
    });
    request.on('error', (fault) => fail(new OutboundFault('connection', written, fault)));
    request.on('response', (response) => {
      readAnswer(response, means.maxBytes).then((body) => {
        for (const timer of timers) clearTimeout(timer);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      }, fail);
    });
    request.end(outbound.body);
  });
}

async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > maxBytes) throw new OutboundFault('tooLarge', true);
      parts.push(part);
    }
  } catch (fault) {
    throw fault instanceof OutboundFault ? fault : new OutboundFault('connection', true, fault);
  }
  return Buffer.concat(parts);
}

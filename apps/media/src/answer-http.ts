import type { IncomingMessage, ServerResponse } from 'node:http';
import { mediaSealHeaders } from '@fairway/contract/media/seal.ts';
import type { Clock } from './clock.ts';
import { refuse, type HlsAnswer } from './hls/answer.ts';
import { act, type OrderMeans } from './orders/act.ts';
import { answerPlay } from './play/answer-play.ts';
import type { AddressJudge } from './play/signed-address.ts';
import { answerReplay } from './replays/answer-replay.ts';
import { isSealed, seal } from './seal/seal.ts';

const mostOrderBytes = 4096;

export interface HttpMeans extends OrderMeans {
  readonly clock: Clock;
  readonly judge: AddressJudge;
  readonly secret: string;
}

const refusals = {
  none: refuse(404, 'notFound'),
  expired: refuse(401, 'expired'),
  refused: refuse(403, 'refused'),
} as const;

/** Answers a request: health, a signed play address, or a sealed order. */
export async function answerHttp(
  means: HttpMeans,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://origin');
  if (request.method === 'POST') return answerOrder(means, pathname, request, response);
  if (request.method === 'OPTIONS')
    return send(response, { status: 204, type: '', body: '', lasting: false });
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, refuse(405, 'malformed'));
  if (pathname === '/healthz' || pathname === '/readyz')
    return send(response, { status: 200, type: 'text/plain', body: 'ok', lasting: false });
  const now = means.clock.now();
  if (pathname.startsWith('/v1/replay/')) return answerKept(means, request, response, { pathname, now });
  const judged = means.judge.judge(pathname, now);
  if (judged.verdict !== 'allowed') return send(response, refusals[judged.verdict]);
  const left = new AbortController();
  response.once('close', () => left.abort());
  return send(
    response,
    await answerPlay(means.rooms, { ...judged, query: searchParams, gone: left.signal, now }),
    request.method === 'HEAD',
  );
}

async function answerKept(
  { judge, rooms }: HttpMeans,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, now }: { pathname: string; now: number },
): Promise<void> {
  const judged = judge.judgeReplay(pathname, now);
  if (judged.verdict !== 'allowed') return send(response, refusals[judged.verdict]);
  return send(response, await answerReplay(rooms, judged), request.method === 'HEAD');
}

/** Players come from the site's own origin and others; the signature in the path is all that counts. */
function send(response: ServerResponse, answer: HlsAnswer, headOnly = false): void {
  if (response.destroyed) return;
  response.writeHead(answer.status, {
    ...(answer.type !== '' && { 'content-type': answer.type }),
    'content-length': Buffer.byteLength(answer.body),
    'cache-control': answer.lasting && answer.status === 200 ? 'public, max-age=300, immutable' : 'no-store',
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  response.end(headOnly ? '' : answer.body);
}

async function answerOrder(
  means: HttpMeans,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request);
  if (body === undefined) return void response.writeHead(413, { connection: 'close' }).end();
  const header = (name: string) => String(request.headers[name] ?? '');
  const message = { path, nonce: header(mediaSealHeaders.nonce), time: header(mediaSealHeaders.time), body };
  const now = means.clock.now();
  if (!isSealed(means.secret, header(mediaSealHeaders.signature), message, now))
    return void response.writeHead(401).end();
  const said = act(means, path, parseJson(body), now);
  if (said === undefined) return void response.writeHead(400).end();
  const text = JSON.stringify(said);
  const signature = seal(means.secret, { ...message, body: text });
  response.writeHead(200, { 'content-type': 'application/json', [mediaSealHeaders.signature]: signature });
  response.end(text);
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > mostOrderBytes) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

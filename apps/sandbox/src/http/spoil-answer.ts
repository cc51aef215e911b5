import type { FastifyReply } from 'fastify';
import type { RequestEffect } from '../faults/fault-schema.ts';
import type { Stage } from '../stage.ts';
import { signature, type Seal } from './signature.ts';
import type { SignedParty } from './signed-party.ts';

/** What an honest party would answer. */
export interface Outcome {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** The same of a party whose answer may be a list. */
export interface PlainOutcome {
  readonly status: number;
  readonly body: Outcome['body'] | readonly unknown[];
}

/** No fault at all. */
export const sound: RequestEffect = {
  kind: 'request',
  execute: 'yes',
  answer: 'normal',
  delayMs: 0,
  lateMs: 0,
};

const silenceMs = 60_000;
const dripMs = 1000;
const hugeBytes = 10 * 1024 * 1024;
const garbage = Buffer.from('<html><center>nginx</center>\u0000\u0007{"code":', 'utf8');
export const unknownStatus = 'XQ_88';

/** Sends the answer, signed over the request's nonce, spoilt as the effect says. */
export function sendSpoilt(
  reply: FastifyReply,
  stage: Stage,
  party: SignedParty,
  seal: Seal,
  effect: RequestEffect,
  outcome: Outcome,
): Promise<FastifyReply> {
  return spoil(reply, stage, effect, outcome, (status, body, spoilSignature) => {
    const own = { timestamp: String(stage.clock.now().getTime()), nonce: seal.nonce };
    const mark = signature(party.key.secrets[0], own, spoilSignature ? Buffer.from('other') : body);
    return sendJson(
      reply
        .header(party.headers.timestamp, own.timestamp)
        .header(party.headers.nonce, own.nonce)
        .header(party.headers.signature, mark),
      status,
      body,
    );
  });
}

/** The same of a party that signs no answers. */
export function sendSpoiltPlain(
  reply: FastifyReply,
  stage: Stage,
  effect: RequestEffect,
  outcome: PlainOutcome,
): Promise<FastifyReply> {
  return spoil(reply, stage, effect, outcome, (status, body) => sendJson(reply, status, body));
}

function sendJson(reply: FastifyReply, status: number, body: Buffer): FastifyReply {
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body);
}

async function spoil(
  reply: FastifyReply,
  stage: Stage,
  effect: RequestEffect,
  outcome: PlainOutcome,
  send: (status: number, body: Buffer, spoilSignature: boolean) => FastifyReply,
): Promise<FastifyReply> {
  if (effect.delayMs > 0) await stage.timers.pause(effect.delayMs);
  const honest = () => Buffer.from(JSON.stringify(outcome.body), 'utf8');

  switch (effect.answer) {
    case 'normal':
    case 'maintenance':
      return send(outcome.status, honest(), false);
    case 'error500':
      return send(
        500,
        Buffer.from('{"code":"SYSTEM_ERROR","message":"The outcome is unknown; ask by id."}'),
        false,
      );
    case 'badSignature':
      return send(outcome.status, honest(), true);
    case 'unknownStatus':
      return send(
        outcome.status,
        Buffer.from(JSON.stringify(withUnknownStatus(outcome.body)), 'utf8'),
        false,
      );
    case 'garbage':
      return send(200, garbage, false);
    case 'huge':
      return send(200, Buffer.alloc(hugeBytes, ' '), false);
    case 'silent':
      reply.hijack();
      stage.timers.after(silenceMs, () => reply.raw.destroy());
      return reply;
    case 'reset':
      reply.hijack();
      reply.raw.socket?.resetAndDestroy();
      return reply;
    case 'drip':
      reply.hijack();
      drip(reply, stage, honest());
      return reply;
  }
}

/** Replaces the status of the order or transfer in an answer. */
function withUnknownStatus(body: PlainOutcome['body']): PlainOutcome['body'] {
  if (Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) =>
      name === 'result' && typeof value === 'string'
        ? [name, unknownStatus]
        : value !== null && typeof value === 'object' && 'status' in value
          ? [name, { ...value, status: unknownStatus }]
          : [name, value],
    ),
  );
}

function drip(reply: FastifyReply, stage: Stage, body: Buffer): void {
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  let sent = 0;
  const next = () => {
    if (reply.raw.destroyed || sent >= body.length) {
      reply.raw.end();
      return;
    }
    reply.raw.write(body.subarray(sent, sent + 1));
    sent += 1;
    stage.timers.after(dripMs, next);
  };
  next();
}

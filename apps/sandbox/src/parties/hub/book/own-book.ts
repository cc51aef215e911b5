import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { formatMoney } from '@fairway/money';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { readBody } from '../../../http/open-route.ts';
import { sendSpoiltPlain, sound } from '../../../http/spoil-answer.ts';
import { callerId, cursor, currency, isoTime } from '../../../platform/fields.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Stage } from '../../../stage.ts';
import { findRound, pageRounds } from '../hub-store.ts';
import { linesOf, type BookLine } from './book-lines.ts';

const span = z.strictObject({ from: isoTime, to: isoTime, cursor });
const named = z.strictObject({ member: callerId, currency, round: callerId });
/** Each has two transactions at most, of which a page has 500 at most. */
const roundsPerPage = 200;

/** What Qiming answers about its book in the operator's own form: `POST /qiming/operator/v1/transactions` and `…/round`. */
export function serveOwnBook(app: FastifyInstance, stage: Stage): void {
  app.post('/qiming/operator/v1/transactions', (request, reply) => {
    const nonce = provenNonce(stage, request);
    const { from, to, cursor: after = '0' } = readBody(request, span);
    const page = pageRounds(stage.book, { form: 'qiming', from, to, after, limit: roundsPerPage });
    const transactions = page.rounds.flatMap((round) => presentLines(linesOf(stage.book, round)));
    return answerOwn(stage, reply, {
      operation: 'transactions',
      about: '',
      nonce,
      body: { transactions, nextCursor: page.nextCursor },
    });
  });

  app.post('/qiming/operator/v1/round', (request, reply) => {
    const nonce = provenNonce(stage, request);
    const { member, currency: unit, round: roundId } = readBody(request, named);
    const found = findRound(stage.book, { roundId });
    const isIt = found?.form === 'qiming' && found.member === member && found.currency === unit;
    const lines = isIt ? linesOf(stage.book, found) : [];
    const isClosed = lines.some(({ closesRound }) => closesRound);
    const state = lines.length === 0 ? 'unknown' : isClosed ? 'closed' : 'open';
    const transactions = presentLines(lines);
    return answerOwn(stage, reply, {
      operation: 'round',
      about: roundId,
      nonce,
      body: { state, transactions },
    });
  });
}

/** The nonce of a call that the operator's key has signed. It may come again and at any time: it only reads. Throws Refusal. */
export function provenNonce(stage: Stage, request: FastifyRequest): string {
  const {
    'x-wallet-timestamp': time,
    'x-wallet-nonce': nonce,
    'x-wallet-signature': signature,
  } = request.headers;
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const head = Buffer.from(`POST\n${request.url}\n${String(time)}\n${String(nonce)}\n`);
  const der = Buffer.from(stage.config.hub.keys.qimingOperator, 'base64');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const mark = Buffer.from(String(signature), 'base64');
  if (typeof nonce !== 'string' || !verify(null, Buffer.concat([head, body]), key, mark))
    throw new Refusal(401, 'SIGNATURE_INVALID', 'Not signed with the operator’s key.');
  return nonce;
}

/** Answers signed over the nonce of the question, spoilt as the director says. */
export function answerOwn(
  stage: Stage,
  reply: FastifyReply,
  { operation, about, nonce, body }: { operation: string; about: string; nonce: string; body: object },
): Promise<FastifyReply> {
  const struck = stage.faults.strikeRequest('hub', operation, about);
  const der = Buffer.from(stage.config.hub.keys.qiming, 'base64');
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const message = Buffer.from(`${nonce}\n${JSON.stringify(body)}`);
  reply.header('x-wallet-signature', sign(null, message, key).toString('base64'));
  return sendSpoiltPlain(reply, stage, struck?.effect ?? sound, { status: 200, body: { ...body } });
}

/** A declined stake never happened: it is not listed. */
function presentLines(lines: readonly BookLine[]) {
  return lines.filter(({ state }) => state !== 'declined').map(present);
}

function present({ id, kind, round, amount, state }: BookLine) {
  return {
    transactionId: id,
    kind,
    member: round.member,
    currency: round.currency,
    amount: formatMoney(amount),
    round: round.roundId,
    takenBack: state === 'takenBack',
    at: round.at,
  };
}

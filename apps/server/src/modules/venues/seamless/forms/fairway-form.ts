import { z } from 'zod';
import { signatureAheadMs, signatureWindowMs } from '@fairway/contract';
import type { KeyObject } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import { NonceMemory } from '#platform/http/signatures/nonce-memory.ts';
import { parseFine } from '../amounts.ts';
import type { WalletForm, WalletRequest, WireCall } from '../seamless-venue.ts';
import { balanceIn, currency, memberId, name, readBody, token } from './fields.ts';
import { isSignedBy } from './public-keys.ts';
import { codeOf, statusOf } from './fairway-codes.ts';
import { fairwayHeaders, fairwayReading, fairwayText, isNonce, isTimestamp } from './fairway-signature.ts';

const amount = z.string().max(20);
const stake = { transactionId: name, member: memberId, currency, round: name, game: name };

const shapes = {
  balance: z.strictObject({ member: memberId, token }),
  bet: z.strictObject({ ...stake, token, amount, closesRound: z.boolean().default(false) }),
  win: z.strictObject({ ...stake, reference: name, amount, closesRound: z.boolean().default(false) }),
  rollback: z.strictObject({ transactionId: name, member: memberId, currency, reference: name }),
  adjust: z.strictObject({
    transactionId: name,
    member: memberId,
    currency,
    round: name,
    amount,
    direction: z.enum(['credit', 'debit']),
  }),
  promo: z.strictObject({ transactionId: name, member: memberId, currency, amount }),
  close: z.strictObject({ transactionId: name, member: memberId, currency, round: name }),
};

/** Our own words for a seamless wallet (README, «Our own form»): decimal strings, Ed25519 over path, time, nonce and raw body. */
export function fairwayForm(keys: readonly KeyObject[], clock: Clock): WalletForm {
  const nonces = new NonceMemory(clock);
  return {
    operations: Object.keys(shapes),
    readSignature: fairwayReading(keys, { clock, nonces }),
    read(call) {
      prove(call, { keys, clock, nonces });
      return { ask: askOf(call), echo: {} };
    },
    accept: ({ currency: unit, balance }) => ({
      status: 200,
      body: { code: 'OK', currency: unit, balance },
    }),
    refuse(refusal) {
      if (!refusal) return { status: 503, body: { code: 'TRY_AGAIN' } };
      const balance = balanceIn(refusal);
      return {
        status: statusOf(refusal.error),
        body: { code: codeOf(refusal.error), ...(balance === undefined ? {} : { balance }) },
      };
    },
  };
}

function prove(
  { url, rawBody, headers }: WireCall,
  { keys, clock, nonces }: { keys: readonly KeyObject[]; clock: Clock; nonces: NonceMemory },
): void {
  const timestamp = headers[fairwayHeaders.timestamp];
  const nonce = headers[fairwayHeaders.nonce];
  const signature = headers[fairwayHeaders.signature];
  if (!timestamp || !nonce || !signature) throw new AppError('signatureMissing');
  const text = fairwayText({ url, timestamp, nonce }, rawBody);
  if (!isTimestamp(timestamp) || !isNonce(nonce) || !isSignedBy(keys, null, text, signature))
    throw new AppError('signatureInvalid');
  const age = clock.now().getTime() - Number(timestamp);
  if (age > signatureWindowMs || age < -signatureAheadMs) throw new AppError('timestampStale');
  if (!nonces.add(nonce, Number(timestamp))) throw new AppError('nonceRepeated');
}

function askOf({ provider, operation, rawBody }: WireCall): WalletRequest['ask'] {
  switch (operation) {
    case 'balance': {
      const { member, ...rest } = readBody(rawBody, shapes.balance);
      return { kind: 'balance', provider, memberId: member, ...rest };
    }
    case 'bet': {
      const { transactionId, member, ...rest } = readBody(rawBody, shapes.bet);
      return {
        kind: 'bet',
        provider,
        id: transactionId,
        memberId: member,
        ...rest,
        amount: fine(rest.amount),
      };
    }
    case 'win': {
      const { transactionId, member, ...rest } = readBody(rawBody, shapes.win);
      return {
        kind: 'win',
        provider,
        id: transactionId,
        memberId: member,
        ...rest,
        amount: fine(rest.amount),
      };
    }
    case 'rollback': {
      const { transactionId, member, ...rest } = readBody(rawBody, shapes.rollback);
      return {
        kind: 'rollback',
        provider,
        id: transactionId,
        memberId: member,
        ...rest,
        token: undefined,
      };
    }
    case 'adjust': {
      const { transactionId, member, direction, ...rest } = readBody(rawBody, shapes.adjust);
      const size = fine(rest.amount);
      if (size === 0n) throw new AppError('amountMalformed');
      const change = direction === 'debit' ? -size : size;
      return { kind: 'adjustment', provider, id: transactionId, memberId: member, ...rest, amount: change };
    }
    case 'promo': {
      const { transactionId, member, ...rest } = readBody(rawBody, shapes.promo);
      return {
        kind: 'promo',
        provider,
        id: transactionId,
        memberId: member,
        ...rest,
        amount: fine(rest.amount),
      };
    }
    case 'close': {
      const { transactionId, member, ...rest } = readBody(rawBody, shapes.close);
      return { kind: 'close', provider, id: transactionId, memberId: member, ...rest };
    }
    default:
      throw new AppError('routeUnknown');
  }
}

function fine(text: string): bigint {
  const parsed = parseFine(text);
  if (parsed === undefined) throw new AppError('amountMalformed');
  return parsed;
}

import type { KeyObject } from 'node:crypto';
import { parseMoney } from '@fairway/money';
import type { ErrorName } from '@fairway/contract/errors/index.ts';
import { z } from 'zod';
import { AppError } from '#platform/errors.ts';
import { fineOf, partsOf } from '../amounts.ts';
import type { WalletForm, WalletRequest, WireAnswer, WireCall } from '../seamless-venue.ts';
import { balanceIn, currency, memberId, name, readBody, token } from './fields.ts';
import { hub88Header, hub88Reading } from './hub88-signature.ts';
import { isSignedBy } from './public-keys.ts';

/** Hub88 counts in hundred-thousandths of every currency. */
const scale = 5;
const amount = z.int().min(0);
/** A rollback is also sent for a launch that has ended, and then perhaps without its token. */
const anyToken = token.optional();
const head = { user: memberId, request_uuid: name };
const transaction = { ...head, transaction_uuid: name, game_code: name, round: name };

// Fields that we do not know are theirs to add.
const shapes = {
  balance: z.object({ ...head, token }),
  bet: z.object({ ...transaction, token, currency, amount, round_closed: z.boolean().default(false) }),
  win: z.object({
    ...transaction,
    currency,
    amount,
    reference_transaction_uuid: name,
    round_closed: z.boolean().default(false),
  }),
  rollback: z.object({
    ...head,
    transaction_uuid: name,
    reference_transaction_uuid: name,
    token: anyToken,
    currency: currency.optional(),
  }),
};

/** Hub88's Wallet API: integers x 100,000, RSA-SHA256 over the raw body, every answer HTTP 200 with a status `RS_…`. */
export function hub88Form(keys: readonly KeyObject[]): WalletForm {
  return {
    operations: ['user/balance', 'transaction/bet', 'transaction/win', 'transaction/rollback'],
    readSignature: hub88Reading(keys),
    read(call) {
      const signature = call.headers[hub88Header];
      if (!signature) throw new AppError('signatureMissing');
      if (!isSignedBy(keys, 'RSA-SHA256', call.rawBody, signature)) throw new AppError('signatureInvalid');
      return requestOf(call);
    },
    accept: ({ currency: unit, balance }, echo) =>
      answer('RS_OK', echo, { currency: unit, balance: numberOf(balance, unit) }),
    refuse(refusal, echo) {
      if (!refusal) return answer('RS_ERROR_UNKNOWN', echo);
      const balance = balanceIn(refusal);
      const unit = unitIn(refusal);
      return answer(
        statuses[refusal.error] ?? 'RS_ERROR_UNKNOWN',
        echo,
        balance === undefined || unit === undefined
          ? {}
          : { currency: unit, balance: numberOf(balance, unit) },
      );
    },
  };
}

function requestOf({ provider, operation, rawBody }: WireCall): WalletRequest {
  switch (operation) {
    case 'user/balance': {
      const read = readBody(rawBody, shapes.balance);
      return {
        ask: { kind: 'balance', provider, memberId: read.user, token: read.token },
        echo: echoOf(read),
      };
    }
    case 'transaction/bet': {
      const read = readBody(rawBody, shapes.bet);
      const { game_code: game, round, round_closed: closesRound } = read;
      const about = { currency: read.currency, amount: fineOf(BigInt(read.amount), scale), game, round };
      const named = { provider, id: read.transaction_uuid, memberId: read.user };
      return { ask: { kind: 'bet', ...named, ...about, token: read.token, closesRound }, echo: echoOf(read) };
    }
    case 'transaction/win': {
      const read = readBody(rawBody, shapes.win);
      const { game_code: game, round, round_closed: closesRound } = read;
      const about = { currency: read.currency, amount: fineOf(BigInt(read.amount), scale), game, round };
      const named = { provider, id: read.transaction_uuid, memberId: read.user };
      const reference = read.reference_transaction_uuid;
      return { ask: { kind: 'win', ...named, ...about, reference, closesRound }, echo: echoOf(read) };
    }
    case 'transaction/rollback': {
      const read = readBody(rawBody, shapes.rollback);
      const named = { provider, id: read.transaction_uuid, memberId: read.user };
      const about = {
        currency: read.currency,
        reference: read.reference_transaction_uuid,
        token: read.token,
      };
      return { ask: { kind: 'rollback', ...named, ...about }, echo: echoOf(read) };
    }
    default:
      throw new AppError('routeUnknown');
  }
}

function echoOf(read: { user: string; request_uuid: string }): WalletRequest['echo'] {
  return { user: read.user, request_uuid: read.request_uuid };
}

function answer(status: string, echo: WalletRequest['echo'], more: object = {}): WireAnswer {
  return { status: 200, body: { ...echo, status, ...more } };
}

function numberOf(balance: string, unit: 'CNY' | 'USDT'): number {
  return Number(partsOf(parseMoney(balance, unit), scale));
}

function unitIn({ data }: AppError): 'CNY' | 'USDT' | undefined {
  if (typeof data !== 'object' || data === null || !('currency' in data)) return undefined;
  return data.currency === 'CNY' || data.currency === 'USDT' ? data.currency : undefined;
}

const statuses: Readonly<Partial<Record<ErrorName, string>>> = {
  signatureMissing: 'RS_ERROR_INVALID_SIGNATURE',
  signatureInvalid: 'RS_ERROR_INVALID_SIGNATURE',
  callbackRefused: 'RS_ERROR_INVALID_PARTNER',
  inputInvalid: 'RS_ERROR_WRONG_SYNTAX',
  amountMalformed: 'RS_ERROR_WRONG_TYPES',
  routeUnknown: 'RS_ERROR_WRONG_SYNTAX',
  insufficientBalance: 'RS_ERROR_NOT_ENOUGH_MONEY',
  walletCallDuplicate: 'RS_ERROR_DUPLICATE_TRANSACTION',
  walletCallUnknownRound: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  walletCallRefunded: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  walletCallSettled: 'RS_ERROR_DUPLICATE_TRANSACTION',
  walletCallSessionEnded: 'RS_ERROR_TOKEN_EXPIRED',
  memberNotFound: 'RS_ERROR_USER_DISABLED',
  memberFrozen: 'RS_ERROR_USER_DISABLED',
  memberClosing: 'RS_ERROR_USER_DISABLED',
  selfExcluded: 'RS_ERROR_USER_DISABLED',
  timeOutActive: 'RS_ERROR_USER_DISABLED',
  venueNotAuthorised: 'RS_ERROR_USER_DISABLED',
  accountFrozen: 'RS_ERROR_USER_DISABLED',
  venueInMaintenance: 'RS_ERROR_INVALID_PARTNER',
  venueNotOffered: 'RS_ERROR_INVALID_PARTNER',
  stakeLimitReached: 'RS_ERROR_LIMIT_REACHED',
  lossLimitReached: 'RS_ERROR_LIMIT_REACHED',
  timeLimitReached: 'RS_ERROR_LIMIT_REACHED',
};

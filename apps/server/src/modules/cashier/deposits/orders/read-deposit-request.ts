import type { PayType } from '@fairway/contract/deposits/methods/pay-types.ts';
import { usdtProtocols, type UsdtProtocol } from '@fairway/contract/chain/protocols.ts';
import { isNotWhole } from '@fairway/contract/limits/amounts.ts';
import { currencyScale, tryParseMoney, type Money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { Channel, PayTypeOffer } from '../../channels/channel.ts';
import { collectionFor } from '../../channels/registry.ts';
import { bankName } from '#modules/payout-methods';

export interface DepositRequest {
  channel: Channel;
  offer: PayTypeOffer;
  amount: Money;
  protocol: UsdtProtocol | null;
  /** '' where the method does not ask for one. */
  bankCode: string;
}

/**
 * What is asked for, checked against the terms of the deposit method. Throws `payTypeUnknown`, `channelMissing`,
 * `amountMalformed`, `amountScale`, `amountNotWhole`, `depositPayMismatch`, `protocolUnavailable`.
 */
export function readDepositRequest(
  app: Platform,
  input: {
    payType: PayType;
    amount: string;
    protocol?: UsdtProtocol | undefined;
    bankCode?: string | undefined;
  },
): DepositRequest {
  const served = collectionFor(app, input.payType, input.protocol) ?? collectionFor(app, input.payType);
  if (!served) throw new AppError('payTypeUnknown');
  const { channel, offer } = served;
  if (!channel.isReady(app)) throw missing(input.protocol);

  const amount = readAmount(input.amount, offer.min);
  if (offer.tail && isNotWhole(input.amount)) throw new AppError('amountNotWhole');
  refuseMismatch(offer, input);
  return {
    channel,
    offer,
    amount,
    protocol: readProtocol(offer, input.protocol),
    bankCode: input.bankCode ?? '',
  };
}

/**
 * What does not belong to the method, or is missing from it, is a payment that could never arrive:
 * `depositPayMismatch`.
 */
function refuseMismatch(
  offer: PayTypeOffer,
  { protocol, bankCode }: { protocol?: UsdtProtocol | undefined; bankCode?: string | undefined },
): void {
  const strayProtocol = protocol !== undefined && offer.protocols.length === 0;
  const bankFits = offer.asksBank ? bankName(bankCode ?? '') !== undefined : bankCode === undefined;
  if (strayProtocol || !bankFits) throw new AppError('depositPayMismatch');
}

/** An amount of the currency of `like`; throws `amountScale` for too many places and `amountMalformed` for any other text. */
export function readAmount(text: string, like: Money): Money {
  const amount = tryParseMoney(text, like.currency);
  if (amount) return amount;
  const digits = currencyScale[like.currency];
  const places = /^(?:0|[1-9]\d{0,11})\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
  throw places > digits ? new AppError('amountScale', { digits }) : new AppError('amountMalformed');
}

function readProtocol(offer: PayTypeOffer, asked: UsdtProtocol | undefined): UsdtProtocol | null {
  if (offer.protocols.length === 0) return null;
  const protocol = asked ?? offer.protocols[0];
  if (protocol === undefined || !offer.protocols.includes(protocol))
    throw new AppError('protocolUnavailable', { protocol: usdtProtocols.label(protocol, 'en') ?? '' });
  return protocol;
}

/** A network that was named and has no node, or a method that has no channel at all. */
function missing(protocol: UsdtProtocol | undefined): AppError {
  if (protocol === undefined) return new AppError('channelMissing');
  return new AppError('protocolUnavailable', { protocol: usdtProtocols.label(protocol, 'en') ?? '' });
}

import type { PayType } from '@fairway/contract/enums/pay-types.ts';
import { usdtProtocols, type UsdtProtocol } from '@fairway/contract/enums/protocols.ts';
import { isNotWhole } from '@fairway/contract/limits/amounts.ts';
import { CURRENCY_SCALE, compare, displayMoney, tryParseMoney, type Money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { Channel, PayTypeOffer } from '../../channels/channel.ts';
import { collectionFor } from '../../channels/registry.ts';

export interface DepositRequest {
  channel: Channel;
  offer: PayTypeOffer;
  amount: Money;
  protocol: UsdtProtocol | null;
}

/**
 * What is asked for, checked against the terms of the way to deposit. Throws `payTypeUnknown`, `channelMissing`,
 * `amountMalformed`, `amountScale`, `amountNotWhole`, `amountTooSmall`, `amountTooLarge`, `protocolUnavailable`.
 */
export function readDepositRequest(
  app: Platform,
  input: { payType: PayType; amount: string; protocol?: UsdtProtocol | undefined },
): DepositRequest {
  const served = collectionFor(input.payType);
  if (!served) throw new AppError('payTypeUnknown');
  const { channel, offer } = served;
  if (!channel.isReady(app)) throw new AppError('channelMissing');

  const amount = readAmount(input.amount, offer.min);
  if (offer.tail && isNotWhole(input.amount)) throw new AppError('amountNotWhole');
  if (compare(amount, offer.min) < 0) throw new AppError('amountTooSmall', { min: displayMoney(offer.min) });
  if (compare(amount, offer.max) > 0) throw new AppError('amountTooLarge', { max: displayMoney(offer.max) });
  return { channel, offer, amount, protocol: readProtocol(offer, input.protocol) };
}

/** An amount of the currency of `like`; throws `amountScale` for too many places and `amountMalformed` for any other text. */
export function readAmount(text: string, like: Money): Money {
  const amount = tryParseMoney(text, like.currency);
  if (amount) return amount;
  const digits = CURRENCY_SCALE[like.currency];
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

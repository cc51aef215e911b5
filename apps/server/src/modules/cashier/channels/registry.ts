import type { PayType } from '@fairway/contract/enums/pay-types.ts';
import type { UsdtProtocol, VirtualProtocol } from '@fairway/contract/enums/protocols.ts';
import type { WithdrawalType } from '@fairway/contract/enums/withdrawals.ts';
import type { Platform } from '#platform/platform.ts';
import type { Channel, PayoutChannel, PayoutOffer, PayTypeOffer } from './channel.ts';
import { chainChannel } from './chain/channel.ts';
import { networks } from './chain/networks.ts';
import { fast } from './fast/channel.ts';
import { gift } from './gift/channel.ts';
import { offline } from './offline/channel.ts';
import { psp } from './psp/channel.ts';

/** Every payment channel, one line each. */
export const channels: readonly Channel[] = [psp, ...networks.map(chainChannel), offline, gift, fast];

/** The channel of a stored code. Throws RangeError: rows name only channels that were here when they were written. */
export function channelOf(code: string): Channel {
  const channel = channels.find((one) => one.code === code);
  if (!channel) throw new RangeError(`no payment channel ${code}`);
  return channel;
}

/** The channel that serves a way to deposit, with that way's terms; for USDT the one of a protocol, or the first. */
export function collectionFor(
  payType: PayType,
  protocol?: UsdtProtocol | null,
): { channel: Channel; offer: PayTypeOffer } | undefined {
  for (const channel of channels) {
    const offer = channel.payTypes.find((one) => one.payType === payType);
    const serves = protocol === undefined || protocol === null || offer?.protocols.includes(protocol);
    if (channel.collection && offer && serves) return { channel, offer };
  }
  return undefined;
}

/** A way to deposit whatever its channel; undefined for one that no channel has. */
export function offerOf(payType: number): PayTypeOffer | undefined {
  return channels.flatMap((channel) => channel.payTypes).find((offer) => offer.payType === payType);
}

/** The ways to deposit whose channel is configured; the networks of one way are one offer with all their protocols. */
export function readyOffers(app: Platform): PayTypeOffer[] {
  const offers = new Map<PayType, PayTypeOffer>();
  for (const channel of channels) {
    if (channel.payTypes.length === 0 || !channel.isReady(app)) continue;
    for (const offer of channel.payTypes) {
      const known = offers.get(offer.payType);
      const protocols = [...(known?.protocols ?? []), ...offer.protocols];
      offers.set(offer.payType, { ...(known ?? offer), protocols });
    }
  }
  return [...offers.values()];
}

/** Blocks after which a payment through a channel counts; 0 where its word alone does. */
export function confirmationsNeeded(app: Platform, code: string): number {
  return channelOf(code).confirmations?.(app) ?? 0;
}

/** A way to withdraw and the channel that serves it. */
export interface PayoutWay {
  readonly channel: Channel & { readonly payout: PayoutChannel };
  readonly offer: PayoutOffer;
}

/** Every way to withdraw whose channel is configured. */
export function payoutWays(app: Platform): PayoutWay[] {
  return channels.flatMap((channel) => {
    const { payout } = channel;
    if (!payout || !channel.isReady(app)) return [];
    return payout.offers.map((offer) => ({ channel: { ...channel, payout }, offer }));
  });
}

/** The way of a type, for USDT of a protocol; undefined while no channel is ready for it. */
export function payoutWayOf(
  app: Platform,
  type: WithdrawalType,
  protocol: VirtualProtocol | null = null,
): PayoutWay | undefined {
  return payoutWays(app).find(
    ({ offer }) =>
      offer.withdrawType === type && (protocol === null || offer.protocols.some((one) => one === protocol)),
  );
}

/** The channel that serves a type of withdrawal, configured or not. Throws RangeError for one that no channel has. */
export function payoutChannelOf(type: WithdrawalType): Channel {
  const channel = channels.find(({ payout }) =>
    payout?.offers.some(({ withdrawType }) => withdrawType === type),
  );
  if (!channel) throw new RangeError(`no payment channel pays a withdrawal of type ${type}`);
  return channel;
}

/** The terms that a stored withdrawal was taken under. Throws RangeError for a type that its channel never served. */
export function payoutOfferOf(channelCode: string, type: WithdrawalType): PayoutOffer {
  const offer = channelOf(channelCode).payout?.offers.find(({ withdrawType }) => withdrawType === type);
  if (!offer) throw new RangeError(`channel ${channelCode} pays no withdrawal of type ${type}`);
  return offer;
}

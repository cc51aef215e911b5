import type { PayType } from '@fairway/contract/deposits/methods/pay-types.ts';
import type { UsdtProtocol, VirtualProtocol } from '@fairway/contract/chain/protocols.ts';
import type { WithdrawalType } from '@fairway/contract/withdrawals/types.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';
import type { Platform } from '#platform/platform.ts';
import type { Channel, PayoutChannel, PayoutOffer, PayTypeOffer } from './channel.ts';

/** Every payment channel, one line each in the mount of its module: the cashier's own in `own-channels.ts`. */
export const paymentChannels = defineExtensionPoint<Channel>('payment channels');

/** The channel of a stored code. Throws RangeError: rows name only channels that were here when they were written. */
export function channelOf(app: Platform, code: string): Channel {
  const channel = paymentChannels.all(app).find((one) => one.code === code);
  if (!channel) throw new RangeError(`no payment channel ${code}`);
  return channel;
}

/** The channel that serves a deposit method, with that method's terms; for USDT the one of a protocol, or the first. */
export function collectionFor(
  app: Platform,
  payType: PayType,
  protocol?: UsdtProtocol | null,
): { channel: Channel; offer: PayTypeOffer } | undefined {
  for (const channel of paymentChannels.all(app)) {
    const offer = channel.payTypes.find((one) => one.payType === payType);
    const serves = protocol === undefined || protocol === null || offer?.protocols.includes(protocol);
    if (channel.collection && offer && serves) return { channel, offer };
  }
  return undefined;
}

/** A deposit method whatever its channel; undefined for one that no channel has. */
export function offerOf(app: Platform, payType: number): PayTypeOffer | undefined {
  return paymentChannels
    .all(app)
    .flatMap((channel) => channel.payTypes)
    .find((offer) => offer.payType === payType);
}

/**
 * The deposit methods whose channel is configured; the networks of one method are one offer with all their protocols.
 */
export function readyOffers(app: Platform): PayTypeOffer[] {
  const offers = new Map<PayType, PayTypeOffer>();
  for (const channel of paymentChannels.all(app)) {
    if (channel.payTypes.length === 0 || !channel.isReady(app)) continue;
    for (const offer of channel.payTypes) {
      const known = offers.get(offer.payType);
      const protocols = [...(known?.protocols ?? []), ...offer.protocols];
      offers.set(offer.payType, { ...(known ?? offer), protocols });
    }
  }
  return [...offers.values()];
}

/** Blocks after which a payment through a channel counts; 0 where its report alone does. */
export function confirmationsNeeded(app: Platform, code: string): number {
  return channelOf(app, code).confirmations?.(app) ?? 0;
}

/** A withdrawal method and the channel that serves it. */
export interface PayoutRoute {
  readonly channel: Channel & { readonly payout: PayoutChannel };
  readonly offer: PayoutOffer;
}

/** Every withdrawal method whose channel is configured. */
export function payoutRoutes(app: Platform): PayoutRoute[] {
  return paymentChannels.all(app).flatMap((channel) => {
    const { payout } = channel;
    if (!payout || !channel.isReady(app)) return [];
    return payout.offers.map((offer) => ({ channel: { ...channel, payout }, offer }));
  });
}

/** The method of a type, for USDT of a protocol; undefined while no channel is ready for it. */
export function payoutRouteOf(
  app: Platform,
  type: WithdrawalType,
  protocol: VirtualProtocol | null = null,
): PayoutRoute | undefined {
  return payoutRoutes(app).find(
    ({ offer }) =>
      offer.withdrawType === type && (protocol === null || offer.protocols.some((one) => one === protocol)),
  );
}

/** The channel that serves a type of withdrawal, configured or not. Throws RangeError for one that no channel has. */
export function payoutChannelOf(app: Platform, type: WithdrawalType): Channel {
  const channel = paymentChannels
    .all(app)
    .find(({ payout }) => payout?.offers.some(({ withdrawType }) => withdrawType === type));
  if (!channel) throw new RangeError(`no payment channel pays a withdrawal of type ${type}`);
  return channel;
}

/** The terms that a stored withdrawal was taken under. Throws RangeError for a type that its channel never served. */
export function payoutOfferOf(app: Platform, channelCode: string, type: WithdrawalType): PayoutOffer {
  const offer = channelOf(app, channelCode).payout?.offers.find(({ withdrawType }) => withdrawType === type);
  if (!offer) throw new RangeError(`channel ${channelCode} pays no withdrawal of type ${type}`);
  return offer;
}

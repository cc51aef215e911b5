import type { PayType } from '@fairway/contract/enums/pay-types.ts';
import type { Channel, PayoutChannel, PayTypeOffer } from './channel.ts';
import { erc20 } from './erc20/channel.ts';
import { psp } from './psp/channel.ts';

/** Every payment channel, one line each. */
export const channels: readonly Channel[] = [psp, erc20];

/** The channel of a stored code. Throws RangeError: rows name only channels that were here when they were written. */
export function channelOf(code: string): Channel {
  const channel = channels.find((one) => one.code === code);
  if (!channel) throw new RangeError(`no payment channel ${code}`);
  return channel;
}

/** The channel that serves a way to deposit, with that way's terms. */
export function collectionFor(payType: PayType): { channel: Channel; offer: PayTypeOffer } | undefined {
  for (const channel of channels) {
    const offer = channel.payTypes.find((one) => one.payType === payType);
    if (channel.collection && offer) return { channel, offer };
  }
  return undefined;
}

/** The channels that pay out, with their terms. */
export const payoutChannels: readonly (Channel & { payout: PayoutChannel })[] = channels.filter(
  (channel): channel is Channel & { payout: PayoutChannel } => channel.payout !== undefined,
);

/** The channel that pays to a method of this kind. */
export function payoutChannelFor(
  kind: PayoutChannel['kind'],
): (Channel & { payout: PayoutChannel }) | undefined {
  return payoutChannels.find((channel) => channel.payout.kind === kind);
}

import type { CashierSettings, PayTypeSetting } from '@fairway/contract/cashier/settings.ts';
import { channelStates, type ChannelState } from '@fairway/contract/deposits/methods/channel-states.ts';
import { compare, max, min, parseMoney, type Money } from '@fairway/money';
import type { Platform } from '#platform/platform.ts';
import type { MemberRow } from '#modules/members';
import type { PayTypeOffer } from '../../channels/channel.ts';
import { collectionFor } from '../../channels/registry.ts';
import { isUsdtShown } from '../../usdt/offer/usdt-visibility.ts';
import { payTypeSetting } from '../../settings/published-settings.ts';

/** A deposit method as it is for one member now. */
export interface PayTerms {
  readonly offer: PayTypeOffer;
  readonly setting: PayTypeSetting;
  /** Whether the member sees it at all. */
  readonly shown: boolean;
  readonly state: ChannelState;
  readonly min: Money;
  readonly max: Money;
  /** Hundredths of a per cent of what is credited, and the most of it on one day, in minor units. */
  readonly rewardRate: number;
  readonly rewardCap: bigint;
}

const { normal, channelless } = channelStates.codes;

type Reader = Pick<MemberRow, 'name' | 'grade'> | undefined;

/**
 * The terms of a method under these settings: the operator's bounds within the channel's, who sees it, what it earns.
 */
export function termsFor(
  app: Platform,
  settings: CashierSettings,
  offer: PayTypeOffer,
  member: Reader,
): PayTerms {
  const setting = payTypeSetting(settings, offer);
  const { currency } = offer.min;
  const floor = setting.min === '' ? offer.min : max(offer.min, parseMoney(setting.min, currency));
  const ceiling = setting.max === '' ? offer.max : min(offer.max, parseMoney(setting.max, currency));
  const fast = offer.engine === 'fast';
  const { speedToCard } = settings;
  return {
    offer,
    setting,
    shown:
      setting.offered &&
      isFor(settings, setting, member) &&
      (!fast || onList(speedToCard, member)) &&
      (offer.engine !== 'chain' || isUsdtShown(settings, member)),
    state: stateOf(app, settings, offer, setting),
    // Bounds that leave nothing are the channel's own.
    min: compare(floor, ceiling) <= 0 ? floor : offer.min,
    max: compare(floor, ceiling) <= 0 ? ceiling : offer.max,
    rewardRate: hundredths(fast ? speedToCard.payRewardRate : setting.rewardRate),
    rewardCap: parseMoney(fast ? speedToCard.payDiscountLimit : setting.rewardCap, currency).minor,
  };
}

/** Whether the member's grade makes him SVIP. */
export function isSvip(settings: CashierSettings, member: Reader): boolean {
  return member !== undefined && member.grade >= settings.svipFrom;
}

/** Whether a list holds the member's name; an empty one holds everybody's. */
export function onList({ whitelist }: { readonly whitelist: readonly string[] }, member: Reader): boolean {
  const name = member?.name.toLowerCase();
  return whitelist.length === 0 || whitelist.some((one) => one.toLowerCase() === name);
}

function isFor(settings: CashierSettings, setting: PayTypeSetting, member: Reader): boolean {
  if (setting.svip && !isSvip(settings, member)) return false;
  return (member?.grade ?? 0) >= setting.minGrade && onList(setting, member);
}

/** As the operator has set it; a method whose channel shares accounts and has none is without channel. */
function stateOf(
  app: Platform,
  settings: CashierSettings,
  offer: PayTypeOffer,
  { state }: PayTypeSetting,
): ChannelState {
  const accounts = collectionFor(app, offer.payType)?.channel.collection?.accounts?.(settings);
  return state === normal && accounts?.length === 0 ? channelless : state;
}

/** «0.8» per cent is 80 hundredths of a per cent. */
function hundredths(rate: string): number {
  const [whole = '0', places = ''] = rate.split('.');
  return Number(whole) * 100 + Number(places.padEnd(2, '0'));
}

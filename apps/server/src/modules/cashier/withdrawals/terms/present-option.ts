import type { WithdrawalOptionTerms } from '@fairway/contract/withdrawals/rehearsal-schemas.ts';
import type { WithdrawalSettings } from '@fairway/contract/withdrawals/settings.ts';
import { withdrawalNameOf, withdrawalOptionOf } from '@fairway/contract/withdrawals/types.ts';
import { formatMoney } from '@fairway/money';
import type { Platform } from '#platform/platform.ts';
import { payoutRoutes, type PayoutRoute } from '../../channels/registry.ts';
import { optionSetting } from '../settings/published-settings.ts';

/** The methods that operators offer and channels are ready for; USDT once, with the networks of all its channels. */
export function openOptions(app: Platform, settings: WithdrawalSettings): PayoutRoute[] {
  const offered = payoutRoutes(app).filter(
    ({ offer }) => optionSetting(settings, offer.withdrawType).offered,
  );
  const byType = Map.groupBy(offered, ({ offer }) => offer.withdrawType);
  return [...byType.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const protocols = [first, ...others].flatMap(({ offer }) => offer.protocols);
    return [{ channel: first.channel, offer: { ...first.offer, protocols } }];
  });
}

/** A method as a member sees it. */
export function presentOption({ offer }: PayoutRoute, settings: WithdrawalSettings): WithdrawalOptionTerms {
  return {
    withdrawType: offer.withdrawType,
    withdrawalWay: withdrawalOptionOf(offer.withdrawType),
    name: withdrawalNameOf(offer.withdrawType),
    currency: offer.currency,
    kind: offer.kind,
    min: formatMoney(offer.min),
    max: formatMoney(offer.max),
    fee: formatMoney(offer.fee),
    rewardRate: optionSetting(settings, offer.withdrawType).rewardRate,
    arrivalMinutes: offer.arrivalMinutes,
    protocols: [...offer.protocols],
  };
}

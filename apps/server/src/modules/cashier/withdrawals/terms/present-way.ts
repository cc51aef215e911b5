import type { WithdrawalWayTerms } from '@fairway/contract/cashier/withdrawals/rehearsal-schemas.ts';
import type { WithdrawalSettings } from '@fairway/contract/cashier/settings/withdrawal-settings.ts';
import { withdrawalNameOf, withdrawalWayOf } from '@fairway/contract/enums/withdrawals.ts';
import { formatMoney } from '@fairway/money';
import type { Platform } from '#platform/platform.ts';
import { payoutWays, type PayoutWay } from '../../channels/registry.ts';
import { waySetting } from '../settings/published-settings.ts';

/** The ways that operators offer and channels are ready for; USDT once, with the networks of all its channels. */
export function openWays(app: Platform, settings: WithdrawalSettings): PayoutWay[] {
  const offered = payoutWays(app).filter(({ offer }) => waySetting(settings, offer.withdrawType).offered);
  const byType = Map.groupBy(offered, ({ offer }) => offer.withdrawType);
  return [...byType.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const protocols = [first, ...others].flatMap(({ offer }) => offer.protocols);
    return [{ channel: first.channel, offer: { ...first.offer, protocols } }];
  });
}

/** A way as a member sees it. */
export function presentWay({ offer }: PayoutWay, settings: WithdrawalSettings): WithdrawalWayTerms {
  return {
    withdrawType: offer.withdrawType,
    withdrawalWay: withdrawalWayOf(offer.withdrawType),
    name: withdrawalNameOf(offer.withdrawType),
    currency: offer.currency,
    kind: offer.kind,
    min: formatMoney(offer.min),
    max: formatMoney(offer.max),
    fee: formatMoney(offer.fee),
    rewardRate: waySetting(settings, offer.withdrawType).rewardRate,
    arrivalMinutes: offer.arrivalMinutes,
    protocols: [...offer.protocols],
  };
}

import type { payEndpoints } from '@fairway/contract/deposits/methods/endpoints.ts';
import type { paySchemas } from '@fairway/contract/deposits/methods/schemas.ts';
import { channelStates } from '@fairway/contract/deposits/methods/channel-states.ts';
import { formatMoney, money } from '@fairway/money';
import { siteDay } from '#platform/clock.ts';
import type { Operation } from '#platform/http/routes.ts';
import { rateText } from '../list-pay-types.ts';
import { readDepositMethods } from '../methods/read-deposit-methods.ts';
import { selectGranted } from './reward-store.ts';

/**
 * The open methods that earn something under the published terms, and what the member may still earn by each today.
 * Writes nothing.
 */
export const listRechargeActivities: Operation<
  (typeof payEndpoints)['listRechargeActivities'],
  (typeof paySchemas)['listRechargeActivities']
> = async (app, call) => {
  const { memberId } = call.member;
  const { methods } = await readDepositMethods(app, memberId);
  const granted = await selectGranted(app.db, memberId, siteDay(app.clock.now(), app.config.siteTimeZone));
  const running = methods.filter(
    ({ state, rewardRate, rewardCap }) =>
      state === channelStates.codes.normal && rewardRate > 0 && rewardCap > 0n,
  );
  return {
    activities: running.map(({ offer, rewardRate, rewardCap }) => {
      const currency = offer.min.currency === 'USDT' ? 'USDT' : 'CNY';
      const left = rewardCap - (granted.get(offer.payType) ?? 0n);
      return {
        payType: offer.payType,
        typeName: call.language === 'en' ? offer.names.en : offer.names.zh,
        icon: offer.icon,
        engine: offer.engine,
        currency,
        rate: rateText(rewardRate),
        dailyCap: formatMoney(money(currency, rewardCap)),
        leftToday: formatMoney(money(currency, left > 0n ? left : 0n)),
      };
    }),
  };
};

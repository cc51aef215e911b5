import type { depositEndpoints } from '@fairway/contract/deposits/endpoints.ts';
import type { depositSchemas, PayTypeCard } from '@fairway/contract/deposits/schemas.ts';
import { orderTypeOf } from '@fairway/contract/deposits/methods/engines.ts';
import { formatMoney, money } from '@fairway/money';
import { siteDay } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { collectionFor } from '../channels/registry.ts';
import { maskHolder } from '#modules/payout-methods';
import { selectGranted } from './rewards/reward-store.ts';
import { readDepositMethods } from './methods/read-deposit-methods.ts';

/** The deposit methods with their limits, ordered by `sort`; a channel that is not configured, or switched off, is not shown. Writes nothing. */
export const listPayTypes: Operation<
  (typeof depositEndpoints)['listPayTypes'],
  (typeof depositSchemas)['listPayTypes']
> = async (app, call) => {
  const { memberId } = call.member;
  const { member, methods } = await readDepositMethods(app, memberId);
  if (methods.length === 0) throw new AppError('payTypesUnavailable');
  const today = siteDay(app.clock.now(), app.config.siteTimeZone);
  const granted = await selectGranted(app.db, memberId, today);

  return {
    payTypes: methods.map(({ offer, setting, state, min, max, rewardRate, rewardCap }): PayTypeCard => {
      const currency = offer.min.currency === 'USDT' ? 'USDT' : 'CNY';
      const left = rewardCap - (granted.get(offer.payType) ?? 0n);
      return {
        payTypeId: offer.payType,
        typeName: call.language === 'en' ? offer.names.en : offer.names.zh,
        icon: offer.icon,
        recommend: offer.recommend,
        sort: offer.sort,
        transfer: offer.transfer,
        userName: offer.transfer && currency === 'CNY' ? maskHolder(member?.real_name ?? '') : '',
        depositRate: rateText(rewardRate),
        depositMinAmount: formatMoney(min),
        depositMaxAmount: formatMoney(max),
        exchange: '',
        fixedAmounts: [...setting.fixedAmounts],
        maxDailyDiscount: formatMoney(money(currency, rewardCap)),
        protocols: [...offer.protocols],
        currency,
        state,
        arrivalMinutes: offer.arrivalMinutes,
        confirmations: collectionFor(app, offer.payType)?.channel.confirmations?.(app) ?? 0,
        orderSeconds: offer.orderSeconds,
        engine: offer.engine,
        orderType: orderTypeOf(offer.engine, offer.payType),
        fixedOnly: setting.fixedOnly,
        asksBank: offer.asksBank ?? false,
        rewardLeft: formatMoney(money(currency, left > 0n ? left : 0n)),
      };
    }),
  };
};

/** 80 hundredths of a per cent are «0.8». */
export function rateText(hundredths: number): string {
  const places = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${Math.floor(hundredths / 100)}${places === '' ? '' : `.${places}`}`;
}

import type { cashierEndpoints } from '@fairway/contract/cashier/endpoints.ts';
import type { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import { channelStates } from '@fairway/contract/enums/channels.ts';
import { formatMoney, zero } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findMember } from '#modules/members';
import { channels } from '../channels/registry.ts';

/** The ways to deposit with their limits, ordered by `sort`; a channel that is not configured is not shown. Writes nothing. */
export const listPayTypes: Operation<
  (typeof cashierEndpoints)['listPayTypes'],
  (typeof cashierSchemas)['listPayTypes']
> = async (app, call) => {
  const member = await findMember(app.db, call.member.memberId);
  const offers = channels
    .filter((channel) => channel.collection && channel.isReady(app))
    .flatMap((channel) => channel.payTypes)
    .toSorted((left, right) => left.sort - right.sort);
  if (offers.length === 0) throw new AppError('payTypesUnavailable');

  return {
    payTypes: offers.map((offer) => ({
      pay_type_id: offer.payType,
      typeName: call.language === 'en' ? offer.names.en : offer.names.zh,
      icon: offer.icon,
      recommend: offer.recommend,
      sort: offer.sort,
      transfer: offer.transfer,
      userName: offer.transfer ? (member?.real_name ?? '') : '',
      depositRate: '0',
      deposit_min_amount: formatMoney(offer.min),
      deposit_max_amount: formatMoney(offer.max),
      exchange: '',
      fixed_amount: [],
      maxDailyDiscount: formatMoney(zero(offer.min.currency)),
      dc_protocol: [...offer.protocols],
      currency: offer.min.currency === 'USDT' ? 'USDT' : 'CNY',
      state: channelStates.codes.normal,
      arrivalMinutes: offer.arrivalMinutes,
      confirmations: offer.protocols.length > 0 ? app.config.chain.confirmations : 0,
      orderSeconds: offer.orderSeconds,
    })),
  };
};

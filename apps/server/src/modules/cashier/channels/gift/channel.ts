import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { cny } from '@fairway/money';
import type { Channel } from '../channel.ts';

const { gift: giftType } = payTypes.members;

/** Gift codes: what one is worth is credited from the promotions' account when it is redeemed; no order is ever open. */
export const gift: Channel = {
  code: 'gift',
  payTypes: [
    {
      payType: giftType.code,
      names: giftType,
      engine: 'gift',
      icon: 'gift',
      recommend: false,
      sort: 90,
      transfer: false,
      min: cny(1_00n),
      max: cny(9_999_00n),
      tail: false,
      protocols: [],
      arrivalMinutes: 1,
      orderSeconds: 60,
    },
  ],
  isReady: () => true,
};

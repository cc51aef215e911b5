import { giftCategories } from '@fairway/contract/promotions/gifts.ts';
import { dearestMoney, giftFaults } from '../gift/gift-faults.ts';
import { undoClaim } from '../gift/undo-claim.ts';
import { defineKind } from '../kind.ts';
import { firstLuxuries } from './first-luxuries.ts';
import { returnPoints } from './spend-points.ts';

export const luxuryKind = defineKind('luxury', {
  oneMember: ({ gifts }) => dearestMoney(gifts),
  faults: ({ gifts }) => {
    const faults = giftFaults(gifts);
    if (gifts.some(({ category }) => category === giftCategories.codes.virtual))
      faults.push({ rule: 'budget', zh: '积分不能兑换积分', en: 'Points are not exchanged for points' });
    return faults;
  },
  refused: async (tx, app, reward) => returnPoints(tx, app, reward, await undoClaim(tx, reward)),
  keepsLimits: true,
  first: firstLuxuries,
});

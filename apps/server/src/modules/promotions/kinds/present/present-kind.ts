import { giftConditionTypes } from '@fairway/contract/promotions/gifts.ts';
import { dearestMoney, giftFaults } from '../gift/gift-faults.ts';
import { undoClaim } from '../gift/undo-claim.ts';
import { defineKind } from '../kind.ts';
import { firstPresents } from './first-presents.ts';

export const presentKind = defineKind('present', {
  oneMember: ({ gifts }) => dearestMoney(gifts),
  faults: ({ gifts }) => {
    const first = gifts.filter(({ condition }) => condition === giftConditionTypes.codes.firstDeposit);
    const faults = giftFaults(gifts);
    if (first.length > 1)
      faults.push({
        rule: 'audience',
        zh: '首存礼品只能有一件',
        en: 'There can be one gift for the first deposit',
      });
    return faults;
  },
  refused: async (tx, _app, reward) => void (await undoClaim(tx, reward)),
  keepsLimits: true,
  first: firstPresents,
});

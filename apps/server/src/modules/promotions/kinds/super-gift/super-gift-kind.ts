import { areTiers, bonusOf } from '@fairway/promotions';
import { fenOf } from '../../eligibility/member-view.ts';
import { defineKind } from '../kind.ts';
import { firstSuperGifts } from './first-super-gifts.ts';
import { tiersOf } from './tiers-of.ts';

export const superGiftKind = defineKind('superGift', {
  oneMember: ({ gifts }) => gifts.map(({ amount }) => fenOf(amount)).reduce((a, b) => (a > b ? a : b), 0n),
  faults: (terms) =>
    areTiers(tiersOf(terms))
      ? []
      : [{ rule: 'budget', zh: '档位须递增且金额大于 0', en: 'Tiers must rise and give something' }],
  dueFor: (terms, deposited) => bonusOf(tiersOf(terms), deposited),
  keepsLimits: true,
  first: firstSuperGifts,
});

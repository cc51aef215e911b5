import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { giftConditionTypes } from '@fairway/contract/promotions/gifts.ts';
import { offerTerms } from '../../testing/promotions-test.ts';
import { demoGift } from './demo-gifts.ts';

const { firstDeposit, bet, level } = giftConditionTypes.codes;

function commonTerms() {
  const { kind: _kind, reward: _reward, reviewed: _reviewed, ...common } = offerTerms();
  return { ...common, budget: '900.00' };
}

/** Gifts for credit (money and goods), for a first deposit and for VIP levels. */
export function presentTerms(over: Partial<TermsOf<'present'>> = {}): TermsOf<'present'> {
  return {
    ...commonTerms(),
    kind: 'present',
    gifts: [
      { ...demoGift('money18'), condition: bet, need: 2 },
      { ...demoGift('ball'), condition: bet, need: 5 },
      { ...demoGift('phone'), condition: bet, need: 9 },
      { ...demoGift('jersey'), condition: firstDeposit, need: 500 },
      { ...demoGift('points200'), condition: level, need: 1 },
    ],
    ...over,
  };
}

/** A day's deposits of 500 give 8, of 5,000 give 58. */
export function superGiftTerms(): TermsOf<'superGift'> {
  const gifts = [
    { least: '500', amount: '8.00' },
    { least: '5000', amount: '58.00' },
  ];
  return { ...commonTerms(), kind: 'superGift', gifts };
}

/** Money for two points, a trophy for three. */
export function luxuryTerms(over: Partial<TermsOf<'luxury'>> = {}): TermsOf<'luxury'> {
  const gifts = [
    { ...demoGift('money18'), price: 2 },
    { ...demoGift('cup'), price: 3, stock: 1 },
  ];
  return { ...commonTerms(), kind: 'luxury', gifts, ...over };
}

/** Two for 100 deposited, one for 100 played, five for a day with play. */
export function scoreTerms(): TermsOf<'score'> {
  const gifts = [
    { ...demoGift('points200'), price: 6 },
    { ...demoGift('money18'), price: 10 },
  ];
  return { ...commonTerms(), kind: 'score', perDeposit: 2, perPlay: 1, perDay: 5, gifts };
}

/** Where goods go. */
export const receiver = {
  receiver: '王小明',
  phone: '13800138000',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  address: '科技园路 1 号 2 栋 301',
};

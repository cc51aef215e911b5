import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

/** Offers that give a bet at the house's expense in place of money: one that runs, one that is coming. */
export function firstFreeBets(now: Date): TermsOf<'offer'>[] {
  return [
    { ...terms, ...windowOf(now, -2, 60) },
    {
      ...terms,
      zh: { ...terms.zh, title: '新春足球免费投注' },
      en: { ...terms.en, title: 'New year’s free bet on football' },
      ...windowOf(now, 62, 76),
    },
  ];
}

const terms: Omit<TermsOf<'offer'>, 'startsAt' | 'endsAt'> = {
  kind: 'offer',
  zh: {
    title: '足球免费投注 20 元',
    summary: '投注本金由我们出，赢了利润归您',
    get: '一张 20 元免费投注券，7 天内有效',
    todo: '绑定手机号，点击申请，在投注单里选用',
    until: '活动期间申请一次，领取后 7 天内使用',
    rules: [
      '已绑定手机号的会员可申请一次，免费投注券立即到账，可在「福利中心」查看。',
      '仅限足球赛前投注，单关或串关均可，每项赔率不低于 1.50；须一次用完，不可拆分，不可提前结算。',
      '赢了，利润（不含 20 元本金）存入中心钱包，提款前需完成 1 倍流水；输了，您没有任何损失。',
      '注单作废时免费投注券退回，有效期从退回时起重新计算 7 天；到期未用的自动失效。',
    ],
  },
  en: {
    title: 'A free bet of CNY 20 on football',
    summary: 'The stake is ours, the winnings are yours',
    get: 'One free bet of CNY 20, good for 7 days',
    todo: 'Bind your phone, apply, and choose it in the bet slip',
    until: 'Apply once during the promotion, bet within 7 days',
    rules: [
      'For members with a bound phone, once each. The free bet is yours at once: see the welfare centre.',
      'For football before the kick-off, singles or parlays, at odds of 1.50 or more on each leg. It is bet whole and cannot be cashed out.',
      'What it wins, without the stake of CNY 20, goes to your center wallet and is played once before a withdrawal. If it loses, you lose nothing.',
      'If the bet is void, the free bet is yours again for another 7 days. One that is not used in time is gone.',
    ],
  },
  category: 'sports',
  art: 'ball',
  audience: { phoneBound: true },
  claimDays: 14,
  budget: '20000.00',
  turnover: '1',
  limits: { onePerson: true },
  reward: '20.00',
  gives: { type: 'freeBet', stake: '20.00', days: 7, sport: 'football', leastOdds: '1.5' },
  reviewed: false,
};

import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';
import { firstFreeBets } from './first-free-bets.ts';

/** Offers with one reward each: paid at once, reviewed, coming, over, and free bets. */
export function firstOffers(now: Date): TermsOf<'offer'>[] {
  return [...runningOffers(now), ...otherOffers(now), ...firstFreeBets(now)];
}

function runningOffers(now: Date): TermsOf<'offer'>[] {
  return [
    {
      kind: 'offer',
      zh: {
        title: '新会员见面礼',
        summary: '绑定手机号即领 18 元',
        get: '18 元，直接进入中心钱包',
        todo: '注册 30 天内绑定手机号，点击申请',
        until: '注册起 30 天内',
        rules: [
          '注册 30 天以内且已绑定手机号的会员可申请一次。',
          '奖励 18 元立即发放，提款前需完成 1 倍流水，即 18 元有效投注。',
          '同一人只可领取一次。',
        ],
      },
      en: {
        title: 'Welcome gift',
        summary: 'CNY 18 for binding your phone',
        get: 'CNY 18, straight into your center wallet',
        todo: 'Bind your phone within 30 days of joining, then apply',
        until: 'Within 30 days of registration',
        rules: [
          'For members of up to 30 days with a bound phone, once each.',
          'The 18 yuan are paid at once and played once, 18 yuan, before a withdrawal.',
          'One reward a person.',
        ],
      },
      category: 'newcomer',
      art: 'box',
      ...windowOf(now, -10, 120),
      audience: { registeredWithin: 30, phoneBound: true },
      budget: '18000.00',
      turnover: '1',
      claimDays: 30,
      reward: '18.00',
      reviewed: false,
    },
    {
      kind: 'offer',
      zh: {
        title: '周末体育加油礼',
        summary: '活动期间有效流水满 500 元，申请 58 元',
        get: '58 元',
        todo: '活动期间有效流水累计 500 元后申请',
        until: '活动结束前申请，人工审核 48 小时内答复',
        rules: [
          '活动期间体育与游戏有效流水合计满 500 元，可申请一次。',
          '申请由人工审核，结果会以站内信通知；未通过会说明原因。',
          '奖励 58 元，提款前需完成 3 倍流水。',
        ],
      },
      en: {
        title: 'Weekend booster',
        summary: 'CNY 58 for CNY 500 played',
        get: 'CNY 58',
        todo: 'Play CNY 500 during the promotion, then apply',
        until: 'Apply before the end; people answer within 48 hours',
        rules: [
          'For CNY 500 of valid play on sports and games during the promotion, once each.',
          'People review each application; a refusal says why.',
          'The 58 yuan are played three times before a withdrawal.',
        ],
      },
      category: 'sports',
      art: 'ball',
      ...windowOf(now, -1, 30),
      audience: { played: '500' },
      budget: '58000.00',
      turnover: '3',
      claimDays: 14,
      reward: '58.00',
      reviewed: true,
    },
  ];
}

/** One that is coming and one that is over. */
function otherOffers(now: Date): TermsOf<'offer'>[] {
  return [
    {
      kind: 'offer',
      zh: {
        title: '年终 VIP 答谢',
        summary: 'VIP3 及以上会员，领取 88 元',
        get: '88 元，无流水要求',
        todo: '开始后点击申请',
        until: '活动为期 20 天',
        rules: ['VIP3 及以上会员可申请一次。', '奖励 88 元立即发放，可随时提款。'],
      },
      en: {
        title: 'Year-end thanks to VIP members',
        summary: 'CNY 88 from VIP 3 on',
        get: 'CNY 88, nothing to play',
        todo: 'Apply once it has started',
        until: 'Open for 20 days',
        rules: ['For members from VIP 3 on, once each.', 'Paid at once; withdraw it whenever you like.'],
      },
      category: 'vip',
      art: 'crown',
      ...windowOf(now, 4, 24),
      audience: { gradeFrom: 3 },
      budget: '88000.00',
      turnover: '0',
      claimDays: 14,
      reward: '88.00',
      reviewed: false,
    },
    {
      kind: 'offer',
      zh: {
        title: '秋日存款礼',
        summary: '活动期间存款满 300 元，领取 28 元',
        get: '28 元',
        todo: '活动期间累计存款 300 元后申请',
        until: '活动已结束',
        rules: ['活动期间存款合计满 300 元，可申请一次。', '奖励 28 元，提款前需完成 3 倍流水。'],
      },
      en: {
        title: 'Autumn deposit gift',
        summary: 'CNY 28 for CNY 300 deposited',
        get: 'CNY 28',
        todo: 'Deposit CNY 300 during the promotion, then apply',
        until: 'Over',
        rules: [
          'For CNY 300 deposited during the promotion, once each.',
          'The 28 yuan are played three times.',
        ],
      },
      category: 'deposit',
      art: 'coins',
      ...windowOf(now, -30, -2),
      audience: { deposited: '300' },
      budget: '14000.00',
      turnover: '3',
      claimDays: 14,
      reward: '28.00',
      reviewed: false,
    },
  ];
}

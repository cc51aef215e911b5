import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

/** Thanks to VIP members: one that ended, one that is coming, one that runs. */
export function firstPushOffers(now: Date): TermsOf<'push'>[] {
  return [
    {
      ...terms,
      zh: { ...terms.zh, title: 'VIP 中秋礼' },
      en: { ...terms.en, title: 'Mid-autumn gift for VIP members' },
      ...windowOf(now, -45, -31),
    },
    {
      ...terms,
      zh: { ...terms.zh, title: 'VIP 元宵礼' },
      en: { ...terms.en, title: 'Lantern gift for VIP members' },
      ...windowOf(now, 70, 84),
    },
    { ...terms, ...windowOf(now, -1, 27) },
  ];
}

const terms: Omit<TermsOf<'push'>, 'startsAt' | 'endsAt'> = {
  kind: 'push',
  zh: {
    title: 'VIP 会员专享礼',
    summary: 'VIP2 及以上会员，领取 38 元',
    get: '38 元，直接进入中心钱包',
    todo: '在收到的消息或本页点击申请',
    until: '活动期间申请一次',
    rules: [
      'VIP2 及以上会员在活动期间可申请一次，活动开始时会收到站内消息。',
      '奖励 38 元立即发放，提款前需完成 1 倍流水，即 38 元有效投注。',
      '休息期间或已自我隔离的会员不会收到消息，也不能申请。',
    ],
  },
  en: {
    title: 'A gift for VIP members',
    summary: 'CNY 38 from VIP 2 on',
    get: 'CNY 38, straight into your center wallet',
    todo: 'Apply from the message that you get, or here',
    until: 'Once during the promotion',
    rules: [
      'For members from VIP 2 on, once each; a message tells you when it opens.',
      'The 38 yuan are paid at once and played once, CNY 38, before a withdrawal.',
      'Members on a break or self-excluded get no message and cannot apply.',
    ],
  },
  category: 'vip',
  art: 'crown',
  audience: { gradeFrom: 2 },
  claimDays: 14,
  budget: '38000.00',
  turnover: '1',
  reward: '38.00',
  reviewed: false,
};

import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

/** A page with details and an act. */
export function firstDetails(now: Date): TermsOf<'details'>[] {
  return [
    {
      kind: 'details',
      zh: {
        title: '绑定 USDT 地址，领 28 元',
        summary: '一份奖励，三步完成',
        get: '28 元，1 倍流水',
        todo: '绑定手机号并累计存款 100 元，点击申请',
        until: '活动期间申请一次',
        rules: [
          '活动期间累计存款满 100 元且已绑定手机号的会员可申请一次，USDT 存款按 7.20 折算。',
          '奖励 28 元立即发放，提款前需完成 1 倍流水。',
        ],
      },
      en: {
        title: 'CNY 28 for getting started with USDT',
        summary: 'One reward in three steps',
        get: 'CNY 28, played once',
        todo: 'Bind your phone, deposit CNY 100, apply',
        until: 'Once during the promotion',
        rules: [
          'For members with a bound phone and CNY 100 deposited during the promotion; USDT counts at 7.20.',
          'The 28 yuan are paid at once and played once before a withdrawal.',
        ],
      },
      category: 'deposit',
      art: 'coins',
      ...windowOf(now, -5, 90),
      audience: { phoneBound: true, deposited: '100' },
      budget: '28000.00',
      turnover: '1',
      claimDays: 14,
      reward: '28.00',
      reviewed: false,
      sections: {
        zh: [
          { title: '第一步：绑定手机号', body: '在「安全中心」绑定手机号，用来确认是您本人。' },
          { title: '第二步：存款', body: '人民币或 USDT 均可。USDT 到账以链上确认为准，通常需要几分钟。' },
          { title: '第三步：申请', body: '回到本页点击申请，奖励立即存入中心钱包，账目在「资金明细」可查。' },
        ],
        en: [
          { title: 'One: bind your phone', body: 'In the security centre; it tells us that it is you.' },
          {
            title: 'Two: deposit',
            body: 'Yuan or USDT. USDT counts once the chain has confirmed it, usually within minutes.',
          },
          {
            title: 'Three: apply',
            body: 'Come back here and apply. The reward is in your center wallet at once.',
          },
        ],
      },
    },
  ];
}

/** A page that only shows. */
export function firstDisplays(now: Date): TermsOf<'display'>[] {
  return [
    {
      kind: 'display',
      zh: {
        title: '优惠规则说明',
        summary: '我们如何算流水、如何审核、钱从哪里来',
        get: '看懂每一份奖励',
        todo: '阅读即可，无需参与',
        until: '长期有效',
        rules: ['每个活动的条款都有指纹（SHA-256），您参与时看到的条款不会被更改。'],
      },
      en: {
        title: 'How our promotions work',
        summary: 'How play is counted, who reviews, and where the money comes from',
        get: 'Understand every reward',
        todo: 'Read; there is nothing to do',
        until: 'Always',
        rules: ['Each promotion has a fingerprint (SHA-256): the terms you joined do not change.'],
      },
      category: 'daily',
      art: 'envelope',
      ...windowOf(now, -20, 360),
      audience: {},
      budget: '0',
      turnover: '0',
      claimDays: 1,
      sections: {
        zh: [
          {
            title: '流水怎么算',
            body: '已结算的有效投注计入流水，走盘、取消与对冲投注不计。流水要求不超过奖金的 10 倍。',
          },
          {
            title: '钱从哪里来',
            body: '每个活动有自己的资金账户，发放前已经存入；账户里没有的钱，系统发不出去。',
          },
          { title: '谁来审核', body: '1,000 元以上由一人审核，5,000 元以上由两人审核。未通过会写明原因。' },
          { title: '休息时不打扰', body: '休息期间、自我隔离的会员看不到优惠，也不会收到推送。' },
        ],
        en: [
          {
            title: 'How play is counted',
            body: 'Settled valid bets count; pushes, voids and opposite sides do not. Never more than ten times the bonus.',
          },
          {
            title: 'Where the money comes from',
            body: 'Each promotion has an account that is filled before it starts. What is not in it cannot be paid.',
          },
          { title: 'Who reviews', body: 'One person above 1,000, two above 5,000. A refusal says why.' },
          { title: 'Whom we leave alone', body: 'Members on a break or self-excluded are offered nothing.' },
        ],
      },
    },
  ];
}

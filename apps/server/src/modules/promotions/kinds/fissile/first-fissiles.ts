import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

/** The packet of 20.00 for five friends: one that ended, one that runs, one that is coming. */
export function firstFissiles(now: Date): TermsOf<'fissile'>[] {
  return [
    {
      ...terms,
      zh: { ...terms.zh, title: '中秋裂变红包' },
      en: { ...terms.en, title: 'Mid-autumn shared packet' },
      ...windowOf(now, -60, -20),
    },
    {
      ...terms,
      zh: { ...terms.zh, title: '春节裂变红包' },
      en: { ...terms.en, title: 'New Year shared packet' },
      ...windowOf(now, 60, 90),
    },
    { ...terms, ...windowOf(now, -4, 56) },
  ];
}

const terms: Omit<TermsOf<'fissile'>, 'startsAt' | 'endsAt'> = {
  kind: 'fissile',
  zh: {
    title: '裂变红包',
    summary: '5 位好友达标，20 元红包平分',
    get: '20 元红包，您与 5 位好友各得一份',
    todo: '拆开红包，把链接发给好友，好友注册并达标',
    until: '拆开后 72 小时内集齐 5 位',
    rules: [
      '拆开红包后 72 小时内，通过您的链接注册，并绑定手机号、存款满 100 元且有效流水满 100 元的好友，即为达标。',
      '5 位好友达标时红包裂开，由您与 5 位好友平分，余数给先到者；进度条只显示真实达标人数。',
      '72 小时内未集齐则红包失效，不发放，也不影响好友的其他优惠。',
      '每位会员在本活动只可拆一个红包，每位好友只可助力一次。',
      '奖励在福利中心领取，7 天内有效；存入中心钱包，提款前需完成 1 倍流水。',
    ],
  },
  en: {
    title: 'Shared packet',
    summary: 'CNY 20 splits when five friends qualify',
    get: 'CNY 20 for you and five friends, in equal shares',
    todo: 'Open the packet and send your link; friends register and qualify',
    until: 'Five friends within 72 hours of the opening',
    rules: [
      'A friend qualifies who registers with your link within 72 hours of the opening, binds a phone, deposits CNY 100 and plays CNY 100 in that time.',
      'With the fifth one the packet splits equally among you and them, spare fen to the earliest. The bar shows those who qualified and nothing else.',
      'Without five friends in 72 hours the packet lapses; nothing is paid, and other offers of the friends stay.',
      'One packet a member, one packet a friend.',
      'Claim your share at the welfare tab within seven days; it goes into the center wallet and is played once before a withdrawal.',
    ],
  },
  category: 'daily',
  art: 'envelope',
  audience: {},
  claimDays: 7,
  budget: '20000.00',
  turnover: '1',
  amount: '20.00',
  friends: 5,
  hours: 72,
};

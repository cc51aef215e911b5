import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';
import { demoLists } from './demo-lists.ts';

/** A gift of 18.00 for the members of a list: one that ended, one that is coming, one that runs. */
export function firstHappySends(now: Date): TermsOf<'happySend'>[] {
  return [
    {
      ...terms,
      zh: { ...terms.zh, title: '中秋开心送' },
      en: { ...terms.en, title: 'Mid-autumn gift' },
      ...windowOf(now, -40, -33),
    },
    {
      ...terms,
      zh: { ...terms.zh, title: '新年开心送' },
      en: { ...terms.en, title: 'New Year gift' },
      ...windowOf(now, 34, 41),
    },
    { ...terms, ...windowOf(now, 0, 7) },
  ];
}

const terms: Omit<TermsOf<'happySend'>, 'startsAt' | 'endsAt'> = {
  kind: 'happySend',
  zh: {
    title: '开心送',
    summary: '名单会员每人 18 元，7 天内领取',
    get: '18 元，直接进入中心钱包',
    todo: '名单上的会员点击领取',
    until: '送出后 7 天内',
    rules: [
      '礼金送给本次名单上的会员，名单在活动发布时确定，之后不再更改。',
      '每位会员一份 18 元，送出后 7 天内领取有效，逾期失效。',
      '奖励存入中心钱包，提款前需完成 1 倍流水，即 18 元有效投注。',
      '休息期间或已自我隔离的会员不会收到。',
    ],
  },
  en: {
    title: 'A gift for you',
    summary: 'CNY 18 for each member on the list, claimed within seven days',
    get: 'CNY 18, straight into your center wallet',
    todo: 'Claim it if you are on the list',
    until: 'Within seven days of its coming',
    rules: [
      'The gift is for the members of one list, fixed when the campaign is published.',
      'CNY 18 each, to be claimed within seven days; then it lapses.',
      'It goes into the center wallet and is played once, CNY 18, before a withdrawal.',
      'Members on a break or self-excluded receive nothing.',
    ],
  },
  category: 'daily',
  art: 'envelope',
  audience: {},
  claimDays: 7,
  budget: '1800.00',
  turnover: '1',
  list: { id: demoLists.members.id, count: demoLists.members.names.length },
  amount: '18.00',
};

import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

/** Five barriers from a bound phone to play: one that runs, one that is coming, one that is over. */
export function firstBreakouts(now: Date): TermsOf<'breakout'>[] {
  return [
    { ...terms, ...windowOf(now, -5, 90) },
    {
      ...terms,
      zh: { ...terms.zh, title: '真人闯关赛', summary: '真人场三关，最多 88 元' },
      en: {
        ...terms.en,
        title: 'Live dealer challenge',
        summary: 'Three barriers at the live tables, CNY 88 in all',
      },
      ...windowOf(now, 7, 37),
      barriers: [
        {
          rule: 'played',
          zh: '真人流水 500 元',
          en: 'Play CNY 500 at the live tables',
          category: 'liveDealer',
          need: '500',
          prize: '8',
        },
        {
          rule: 'played',
          zh: '真人流水 2,000 元',
          en: 'Play CNY 2,000 at the live tables',
          category: 'liveDealer',
          need: '2000',
          prize: '22',
        },
        {
          rule: 'played',
          zh: '真人流水 5,000 元',
          en: 'Play CNY 5,000 at the live tables',
          category: 'liveDealer',
          need: '5000',
          prize: '58',
        },
      ],
    },
    {
      ...terms,
      zh: { ...terms.zh, title: '周年闯关', summary: '周年庆典闯关，最多 83 元' },
      en: { ...terms.en, title: 'Anniversary barriers', summary: 'Five anniversary barriers, CNY 83 in all' },
      ...windowOf(now, -40, -10),
    },
  ];
}

const terms: Omit<TermsOf<'breakout'>, 'startsAt' | 'endsAt'> = {
  kind: 'breakout',
  zh: {
    title: '闯关有礼',
    summary: '五关逐一通过，最多 83 元',
    get: '每过一关即得该关奖金，五关共 83 元',
    todo: '按顺序完成每一关的条件，再点「过关」',
    until: '活动结束前过关，次日起不补',
    rules: [
      '须按顺序闯关：上一关通过后，下一关才开启。',
      '存款与流水从活动开始当日累计，不因过关清零；USDT 按 7.20 折算。',
      '达到条件后点「过关」，奖金立即存入中心钱包，每关一次。',
      '奖金没有流水要求，可随时提款。',
      '休息期间或已自我隔离的会员不参与；已获得的奖金不受影响。',
    ],
  },
  en: {
    title: 'Break through',
    summary: 'Five barriers one after another, CNY 83 in all',
    get: 'Each barrier pays its prize, CNY 83 for all five',
    todo: 'Do the step of each barrier in order, then press Pass',
    until: 'Pass before the promotion ends',
    rules: [
      'Barriers are passed in order: the next one opens when the one before is passed.',
      'Deposits and play count from the first day of the promotion and are not reset; USDT counts at 7.20.',
      'Press Pass when the step is done; the prize goes straight into your center wallet, once a barrier.',
      'Nothing has to be played before a withdrawal.',
      'Members on a break or self-excluded take no part; what they earned stays theirs.',
    ],
  },
  category: 'games',
  art: 'drum',
  audience: {},
  claimDays: 30,
  budget: '60000.00',
  turnover: '0',
  barriers: [
    { rule: 'phone', zh: '绑定手机号', en: 'Bind your phone', prize: '3' },
    { rule: 'deposited', zh: '累计存款 100 元', en: 'Deposit CNY 100', need: '100', prize: '5' },
    { rule: 'played', zh: '累计流水 500 元', en: 'Play CNY 500', need: '500', prize: '10' },
    {
      rule: 'played',
      zh: '体育流水 1,000 元',
      en: 'Play CNY 1,000 on sports',
      category: 'sports',
      need: '1000',
      prize: '25',
    },
    { rule: 'played', zh: '累计流水 5,000 元', en: 'Play CNY 5,000', need: '5000', prize: '40' },
  ],
};

import type { BroadcastRow } from '../tables.ts';

type DemoBroadcast = Pick<
  BroadcastRow,
  'kind' | 'title_zh' | 'title_en' | 'text_zh' | 'text_en' | 'link' | 'audience' | 'grade_from' | 'grade_to'
> & { hoursAgo: number; status: 'draft' | 'published' };

const everybody = { audience: 'all', grade_from: null, grade_to: null } as const;

/** What a demonstration's operators have written; all of it is true of a demonstration. */
export const demoBroadcasts: readonly DemoBroadcast[] = [
  {
    kind: 'announcement',
    title_zh: '结算规则说明',
    title_en: 'How bets are settled',
    text_zh:
      '足球盘口按 90 分钟含伤停补时的赛果结算，加时与点球不计，另有注明的除外。\n赛果更正时会重新结算，并在站内消息中告知。',
    text_en:
      'Football markets are settled on 90 minutes plus stoppage time; extra time and penalties do not count unless stated.\nWhen a result is corrected, bets are settled again and you are told here.',
    link: '/app/sport',
    ...everybody,
    hoursAgo: 50,
    status: 'published',
  },
  {
    kind: 'announcement',
    title_zh: '存款到账时间',
    title_en: 'When deposits arrive',
    text_zh: '银行转账通常几分钟内到账；尾数与订单一致时核对更快。逾期到账的款项由人工核对后入账，不会丢失。',
    text_en:
      'Bank transfers usually arrive within minutes, faster when the cents match the order. Money that comes late is checked by a person and credited; it is not lost.',
    link: '/app/myCenter/deposit',
    ...everybody,
    hoursAgo: 20,
    status: 'published',
  },
  {
    kind: 'activity',
    title_zh: '本周赛事预告',
    title_en: 'This week’s matches',
    text_zh: '本周焦点赛事已开盘，独赢、让球与大小的价格随时更新。请按自己的预算参与。',
    text_en:
      'This week’s main matches are open: match odds, handicaps and totals with prices that move. Please play within your own budget.',
    link: '/app/sport',
    ...everybody,
    hoursAgo: 5,
    status: 'published',
  },
  {
    kind: 'message',
    title_zh: 'VIP 专属客服时段',
    title_en: 'Support hours for VIP members',
    text_zh: 'VIP 5 及以上会员的提款由专人核对，工作时段为每日 09:00 至 23:00。',
    text_en:
      'Withdrawals of members from VIP 5 up are checked by a dedicated team, daily from 09:00 to 23:00.',
    link: '/app/myCenter/withdrawals',
    audience: 'vip',
    grade_from: 5,
    grade_to: 10,
    hoursAgo: 30,
    status: 'published',
  },
  {
    kind: 'special',
    title_zh: '这是演示站点',
    title_en: 'This is a demonstration',
    text_zh: '赛事由模拟器进行，账户与资金均为演示数据，请勿付款。',
    text_en: 'Matches are simulated; accounts and money are made up. Please pay nothing.',
    link: '',
    ...everybody,
    hoursAgo: 1,
    status: 'draft',
  },
];

import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

/** A raffle for signs, one for deposits that is drawn half an hour from now, one that is coming and one that is over. */
export function firstRaffles(now: Date): TermsOf<'raffle'>[] {
  const soon = {
    startsAt: windowOf(now, -1, 0).startsAt,
    endsAt: new Date(now.getTime() + 1_800_000).toISOString(),
  };
  const byDeposit = { by: 'deposit' as const, each: '100.00', mostPerDay: 10 };
  return [
    { ...raffle, ...windowOf(now, -2, 30) },
    titled({ ...raffle, ...soon, tickets: byDeposit }, '存款抽奖', 'Deposit raffle', {
      zh: '活动期间每日每存满 100 元得一张奖券，每日最多 10 张',
      en: 'Each CNY 100 deposited on a day earns a ticket, ten a day at most',
    }),
    titled({ ...raffle, ...windowOf(now, 31, 60) }, '新年抽奖', 'New-year raffle'),
    titled({ ...raffle, ...windowOf(now, -12, -5) }, '中秋抽奖', 'Mid-autumn raffle'),
  ];
}

function titled(
  terms: TermsOf<'raffle'>,
  zh: string,
  en: string,
  todo: { zh: string; en: string } = { zh: terms.zh.todo, en: terms.en.todo },
): TermsOf<'raffle'> {
  return {
    ...terms,
    zh: { ...terms.zh, title: zh, todo: todo.zh },
    en: { ...terms.en, title: en, todo: todo.en },
  };
}

const raffle = {
  kind: 'raffle' as const,
  zh: {
    title: '签到抽奖',
    summary: '签到得奖券，最高 888 元',
    get: '一等奖 888 元 1 名，二等奖 188 元 5 名，三等奖 18 元 50 名',
    todo: '活动期间每签到一天得一张奖券，回到本页领取',
    until: '活动结束后开奖，奖金 7 天内领取',
    rules: [
      '奖券按领取先后从 0 开始连续编号，活动结束后不再发放。',
      '截止时公布全部奖券的默克尔根；开奖所用的公共随机数轮次在活动发布时已确定，至少晚于截止 60 秒。',
      '中奖号码由开始前公布哈希的服务器种子、公共随机数与默克尔根共同得出，每张奖券都可自行验算。',
      '一张奖券最多中一次奖，一位会员可凭多张奖券多次中奖。',
      '奖金请在开奖后 7 天内领取，没有流水要求。',
      '休息期间或已自我隔离的会员不参与；已中的奖金不受影响。',
    ],
  },
  en: {
    title: 'Sign-in raffle',
    summary: 'Tickets for signing in, up to CNY 888',
    get: 'One prize of CNY 888, five of 188, fifty of 18',
    todo: 'Each day you sign in earns a ticket: take it here',
    until: 'Drawn after the end; claim a prize within 7 days',
    rules: [
      'Tickets are numbered from 0 in the order in which they are taken; none is given after the end.',
      'The Merkle root of all tickets is out at the close. The round of public randomness is fixed at publishing, 60 seconds after the close at least.',
      'The winning numbers follow from a server seed whose hash is out beforehand, the public randomness and the root. Check every ticket yourself.',
      'A ticket wins once at most; a member with several tickets may win several times.',
      'Claim a prize within 7 days of the draw. Nothing has to be played before a withdrawal.',
      'Members on a break or self-excluded take no part; what they won stays theirs.',
    ],
  },
  category: 'daily' as const,
  art: 'drum' as const,
  audience: {},
  budget: '3000.00',
  turnover: '0',
  claimDays: 7,
  tickets: { by: 'sign' as const },
  prizes: [
    { zh: '一等奖', en: 'First prize', amount: '888.00', count: 1 },
    { zh: '二等奖', en: 'Second prize', amount: '188.00', count: 5 },
    { zh: '三等奖', en: 'Third prize', amount: '18.00', count: 50 },
  ],
};

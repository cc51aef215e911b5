import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

/** The evening rain with the figures of its design, and one more session ten minutes from now; one that is coming and one that is over. */
export function firstRains(now: Date): TermsOf<'redPackRain'>[] {
  const soon = new Date(Math.ceil(now.getTime() / 60_000) * 60_000 + 600_000).toISOString();
  const evening = { ...rain, ...windowOf(now, -1, 60), also: [{ at: soon }] };
  return [
    evening,
    titled(
      { ...rain, ...windowOf(now, 61, 68), times: [{ time: '12:00' }, { time: '20:00' }] },
      '新春红包雨',
      'New-year rain',
    ),
    titled({ ...rain, ...windowOf(now, -9, -2) }, '国庆红包雨', 'National-day rain'),
  ];
}

function titled(terms: TermsOf<'redPackRain'>, zh: string, en: string): TermsOf<'redPackRain'> {
  return { ...terms, zh: { ...terms.zh, title: zh }, en: { ...terms.en, title: en } };
}

const rain = {
  kind: 'redPackRain' as const,
  zh: {
    title: '红包雨',
    summary: '每晚 8 点，8,888 元分 2,000 个红包',
    get: '每场抢一个红包，最少 0.01 元，直接存入中心钱包',
    todo: '开场后点中一个红包，或点「直接领取」',
    until: '每场 10 分钟，抢完为止',
    rules: [
      '每晚 20:00 开始，每场 10 分钟，总额 8,888.00 元，共 2,000 个红包，每位会员每场限一个。',
      '点中哪个红包与金额无关：金额按领取的先后依次发出，「直接领取」拿到的是同一个红包。',
      '以服务器时间为准，开场前的领取无效；每位会员每场最多尝试 3 次。',
      '红包金额由开场前公布哈希的服务器种子与开场前 60 秒的公共随机数切分，结束后可自行验算。',
      '红包即时到账，没有流水要求，可随时提款。',
      '休息期间或已自我隔离的会员不参与；已领取的红包不受影响。',
    ],
  },
  en: {
    title: 'Red packet rain',
    summary: 'CNY 8,888 in 2,000 packets, every evening at eight',
    get: 'One packet a session, CNY 0.01 at least, straight into your center wallet',
    todo: 'Catch a packet once it rains, or press “Take it now”',
    until: 'Ten minutes a session, while there are packets',
    rules: [
      'Each evening at 20:00, for ten minutes, CNY 8,888.00 falls in 2,000 packets, one a member a session.',
      'Which packet you hit does not matter: amounts go out in the order of claims. “Take it now” gives the same one.',
      'The server’s clock decides; a claim before the start is refused. Three tries a member and session.',
      'The amounts follow from a server seed whose hash is out beforehand, and public randomness of 60 seconds before the start. Check them after the end.',
      'Paid at once; nothing has to be played before a withdrawal.',
      'Members on a break or self-excluded take no part; what they caught stays theirs.',
    ],
  },
  category: 'daily' as const,
  art: 'envelope' as const,
  audience: {},
  budget: '533280.00',
  turnover: '0',
  claimDays: 7,
  times: [{ time: '20:00' }],
  also: [] as { at: string }[],
  minutes: 10,
  pot: '8888.00',
  packets: 2000,
  least: '0.01',
  teams: [
    { code: 'red', zh: '红队', en: 'Red team' },
    { code: 'gold', zh: '金队', en: 'Gold team' },
  ],
  gamePlatforms: [
    { code: 'sports', zh: '体育', en: 'Sports' },
    { code: 'games', zh: '游戏', en: 'Games' },
  ],
};

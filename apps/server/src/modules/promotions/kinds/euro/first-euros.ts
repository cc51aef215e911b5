import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';
import { enRules, zhRules } from '../guess/first-guesses.ts';
import type { EuroTerms } from './find-euro.ts';

/** Invented players of invented teams. */
const stars: EuroTerms['stars'] = [
  {
    code: 'lindqvist',
    name: { zh: '林奎斯特', en: 'E. Lindqvist' },
    team: { zh: '霜原竞技', en: 'Frostfield' },
  },
  {
    code: 'marchetti',
    name: { zh: '马尔凯蒂', en: 'D. Marchetti' },
    team: { zh: '格兰维尔', en: 'Granville' },
  },
  {
    code: 'hartwell',
    name: { zh: '哈特韦尔', en: 'J. Hartwell' },
    team: { zh: '诺斯伯里', en: 'Northbury' },
  },
  { code: 'okonjo', name: { zh: '奥孔乔', en: 'S. Okonjo' }, team: { zh: '金斯布里奇', en: 'Kingsbridge' } },
  { code: 'brandt', name: { zh: '布兰特', en: 'L. Brandt' }, team: { zh: '维斯特兰', en: 'Westerland' } },
  {
    code: 'duarte',
    name: { zh: '杜阿尔特', en: 'R. Duarte' },
    team: { zh: '卡斯顿港', en: 'Caston Harbour' },
  },
];

function carnivalUntil(targetTime: string) {
  return {
    targetTime,
    countdown: { zh: '距离揭幕战开球', en: 'Until the opening match' },
    showsCountdown: true,
    bet: { zh: '去投注', en: 'To the bets' },
    betNote: { zh: '看好谁？赛前盘口已开。', en: 'Prices for the coming matches are open.' },
    betPath: '/app/sport',
    showsBet: true,
    showsVideos: true,
    advertisingSwitch: true,
    voteSwitch: true,
    pictures: {
      web: '/assets/cup-night-1.svg',
      h5: '/assets/cup-night-1.svg',
      background: '/assets/cup-pitch-1.svg',
      main: '/assets/cup-trophy-1.svg',
    },
    stars,
    videos: [
      {
        code: 'free-kick',
        title: { zh: '任意球直挂死角', en: 'A free kick into the corner' },
        url: '/assets/free-kick-1.webm',
        poster: '/assets/cup-pitch-1.svg',
        seconds: 5,
      },
      {
        code: 'penalty',
        title: { zh: '冷静一推，点球命中', en: 'A calm penalty' },
        url: '/assets/penalty-1.webm',
        poster: '/assets/cup-pitch-1.svg',
        seconds: 5,
      },
    ],
  };
}

const voteRules = {
  zh: '球星投票每位会员每天一票，零点换日；粉丝榜按累计票数排名。投票不设奖励。',
  en: 'One vote a day for a star; days turn at midnight. Fans are ranked by their votes. A vote pays nothing.',
};

function cup(now: Date, days: [number, number], title: { zh: string; en: string }) {
  const window = windowOf(now, ...days);
  const firstKickOff = new Date(now.getTime() + 3 * 86_400_000).toISOString();
  return {
    zh: {
      title: title.zh,
      summary: '答题平分奖金，为球星投票，看精彩视频',
      get: '每题 1,888 元，由所有答对的会员平分',
      todo: '开球前猜总进球；每天为喜欢的球星投一票',
      until: '每题在开球时截止，赛果公布 30 分钟后派奖',
      rules: [...zhRules, voteRules.zh],
    },
    en: {
      title: title.en,
      summary: 'A quiz with shared pots, a vote for the stars, films',
      get: 'CNY 1,888 a question, shared by all right answers',
      todo: 'Guess the goals before the kick-off; vote for a star each day',
      until: 'Each question closes at its kick-off and is paid 30 minutes after the result',
      rules: [...enRules, voteRules.en],
    },
    category: 'sports' as const,
    art: 'crown' as const,
    ...window,
    audience: {},
    budget: '40000.00',
    turnover: '0',
    claimDays: 30,
    question: 'goals' as const,
    pot: '1888.00',
    questions: 20,
    perDay: 4,
    fixtures: [],
    ...carnivalUntil(days[1] < 0 ? window.endsAt : firstKickOff),
  };
}

export function firstEuropeanCups(now: Date): TermsOf<'europeanCup'>[] {
  return [
    { kind: 'europeanCup', ...cup(now, [-2, 45], { zh: '欧洲杯嘉年华', en: 'European cup carnival' }) },
    { kind: 'europeanCup', ...cup(now, [14, 60], { zh: '欧洲杯决赛周', en: 'European cup finals week' }) },
  ];
}

export function firstEuroCups(now: Date): TermsOf<'euroCup'>[] {
  return [
    { kind: 'euroCup', ...cup(now, [-2, 45], { zh: '欧陆争锋', en: 'Euro cup' }) },
    { kind: 'euroCup', ...cup(now, [-40, -1], { zh: '欧陆争锋 · 预选赛', en: 'Euro cup qualifiers' }) },
  ];
}

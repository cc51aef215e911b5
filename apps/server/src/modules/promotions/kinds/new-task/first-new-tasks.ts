import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { windowOf } from '../../seed/window-of.ts';

type Texts = Pick<TermsOf<'newTask'>, 'zh' | 'en'>;

/** Tasks of the first 30 days with the figures of their design; one that comes, and one that is over. */
export function firstNewTasks(now: Date): TermsOf<'newTask'>[] {
  return [
    { ...figures, ...texts, ...windowOf(now, -45, 180), days: 30 },
    { ...figures, ...spring, ...windowOf(now, 40, 130), days: 14, games: ['sports'] },
    { ...figures, ...autumn, ...windowOf(now, -60, -3), days: 30 },
  ];
}

const figures = {
  kind: 'newTask',
  category: 'newcomer',
  art: 'envelope',
  audience: {},
  claimDays: 7,
  budget: '100000.00',
  turnover: '0',
  phone: '3.00',
  card: '5.00',
  deposit: { least: '100', reward: '18.00' },
  withdrawal: '8.00',
  games: ['sports', 'electronic', 'lottery'],
  steps: [
    { played: '50', reward: '3.00' },
    { played: '200', reward: '8.00' },
    { played: '1000', reward: '28.00' },
  ],
  package: {
    dayDeposit: '0',
    dayBet: '0',
    awards: [
      { signs: 3, reward: '3.00' },
      { signs: 7, reward: '8.00' },
    ],
  },
  reborn: { least: '100', reward: '18.00' },
  reviewed: false,
} satisfies Partial<TermsOf<'newTask'>>;

const texts: Texts = {
  zh: {
    title: '新人任务',
    summary: '注册 30 天内完成任务，逐项领取奖励',
    get: '绑定、首存、首提、投注与签到，每项都有奖励',
    todo: '完成一项，领取一项',
    until: '自注册起 30 天内完成并领取',
    rules: [
      '任务自注册时起 30 天内有效，到期后未完成或未领取的任务自动失效。',
      '绑定手机号与银行卡后，可领取 3 元与 5 元，共 8 元。',
      '单笔存款满 100 元，可领取 18 元；完成一笔提款，可领取 8 元。USDT 按 7.20 折算；被撤回的存款不计入。',
      '体育、电子、彩票分别累计有效流水，满 50、200、1,000 元可分别领取 3、8、28 元。',
      '新人礼包：30 天内任选日子签到，累计 3 天领 3 元，累计 7 天领 8 元，无需连续签到。',
      '离开满 30 天后回归的会员，回归 30 天内单笔存款满 100 元，可领取 18 元，限一次。因休息或自我隔离而离开的不参与。',
      '奖励存入中心钱包，没有流水要求。',
    ],
  },
  en: {
    title: 'New-member tasks',
    summary: 'Tasks of your first 30 days, each with its own reward',
    get: 'A reward each for binding, deposit, withdrawal, play and signs',
    todo: 'Finish a task, then claim its reward',
    until: 'Within 30 days of your registration',
    rules: [
      'Tasks are open for 30 days from your registration; what is not claimed by then expires.',
      'A bound phone gives 3 yuan and a bound bank card 5, claimed together once both are bound.',
      'One deposit of 100 yuan gives 18, a paid withdrawal 8. USDT counts at 7.20; a deposit that is taken back does not count.',
      'Sports, e-games and lottery count separately: 50, 200 and 1,000 yuan played give 3, 8 and 28 yuan each.',
      'The package: sign on any days of the 30. Three signs give 3 yuan, seven give 8; they need not follow each other.',
      'Members who come back after 30 days away get 18 yuan for one deposit of 100 within 30 days, once. Time away because of a break or self-exclusion does not count.',
      'Rewards go into your center wallet; nothing has to be played before a withdrawal.',
    ],
  },
};

/** The same terms under other texts. */
const spring: Texts = {
  zh: {
    ...texts.zh,
    title: '新春新人礼',
    summary: '新春期间注册，14 天内逐项领取奖励',
    until: '自注册起 14 天内完成并领取',
    rules: [
      '任务自注册时起 14 天内有效，到期后未完成或未领取的任务自动失效。',
      '绑定手机号与银行卡后，可领取 3 元与 5 元，共 8 元。',
      '单笔存款满 100 元，可领取 18 元；完成一笔提款，可领取 8 元。',
      '体育有效流水满 50、200、1,000 元可分别领取 3、8、28 元；累计签到 3 天领 3 元，7 天领 8 元。',
      '离开满 30 天后回归的会员，回归 14 天内单笔存款满 100 元，可领取 18 元。奖励没有流水要求。',
    ],
  },
  en: {
    ...texts.en,
    title: 'New-year newcomers',
    summary: 'Tasks of your first 14 days, each with its own reward',
    until: 'Within 14 days of your registration',
    rules: [
      'Tasks are open for 14 days from your registration; what is not claimed by then expires.',
      'A bound phone gives 3 yuan and a bound bank card 5, claimed together once both are bound.',
      'One deposit of 100 yuan gives 18, a paid withdrawal 8.',
      '50, 200 and 1,000 yuan played on sports give 3, 8 and 28; three signs give 3 yuan, seven give 8.',
      'Members who come back after 30 days away get 18 yuan for one deposit of 100 within 14 days. Nothing has to be played.',
    ],
  },
};

const autumn: Texts = {
  zh: { ...texts.zh, title: '金秋新人任务' },
  en: { ...texts.en, title: 'Autumn newcomer tasks' },
};

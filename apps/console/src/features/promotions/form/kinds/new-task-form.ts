import { venueCategories } from '@fairway/contract/venues/categories.ts';
import { defineKindForm } from '../own/kind-form.ts';
import type { OwnField } from '../own/own-field.ts';

const reward: OwnField = { name: 'reward', type: 'amount', label: { zh: '奖励（元）', en: 'Reward, yuan' } };

/** A deposit of so much at least, and what it gives. */
const depositTask: readonly OwnField[] = [
  { name: 'least', type: 'amount', label: { zh: '单笔存款满（元）', en: 'One deposit of, yuan' } },
  reward,
];

export const newTaskForm = defineKindForm('newTask', {
  fields: [
    {
      name: 'days',
      type: 'count',
      min: 7,
      max: 90,
      label: { zh: '任务期限（注册起天数）', en: 'Days from the registration' },
    },
    { name: 'phone', type: 'amount', label: { zh: '绑定手机号奖励（元）', en: 'For a bound phone, yuan' } },
    { name: 'card', type: 'amount', label: { zh: '绑定银行卡奖励（元）', en: 'For a bound card, yuan' } },
    { name: 'withdrawal', type: 'amount', label: { zh: '首次提款奖励（元）', en: 'For a withdrawal, yuan' } },
    {
      name: 'games',
      type: 'choice',
      isMany: true,
      label: { zh: '投注任务的游戏类型', en: 'Kinds of play with steps' },
      of: venueCategories.list.map(({ key, zh, en }) => ({ code: key, zh, en })),
    },
    {
      name: 'reviewed',
      type: 'switch',
      label: { zh: '人工审核', en: 'Reviewed by people' },
      hint: {
        zh: '新人礼、存款、提款与回归奖励由人工审核',
        en: 'People decide on the gift and on deposit, withdrawal and return',
      },
    },
    { name: 'deposit', type: 'group', label: { zh: '存款任务', en: 'Deposit' }, entry: depositTask },
    {
      name: 'reborn',
      type: 'group',
      label: { zh: '回归任务（离开满 30 天）', en: 'Return after 30 days away' },
      entry: depositTask,
    },
    {
      name: 'steps',
      type: 'list',
      max: 5,
      label: { zh: '投注档位', en: 'Step of play' },
      fresh: () => ({ played: '', reward: '' }),
      entry: [{ name: 'played', type: 'amount', label: { zh: '流水满（元）', en: 'Played, yuan' } }, reward],
    },
    {
      name: 'package',
      type: 'group',
      label: { zh: '签到礼包', en: 'Package of signs' },
      entry: [
        {
          name: 'dayDeposit',
          type: 'amount',
          label: { zh: '当日存款满（元）', en: 'Deposited on the day, yuan' },
          hint: { zh: '0 为不要求', en: '0 for none' },
        },
        {
          name: 'dayBet',
          type: 'amount',
          label: { zh: '当日流水满（元）', en: 'Played on the day, yuan' },
          hint: { zh: '0 为不要求', en: '0 for none' },
        },
        {
          name: 'awards',
          type: 'list',
          max: 5,
          label: { zh: '签到奖励', en: 'Award' },
          fresh: () => ({ signs: 7, reward: '' }),
          entry: [
            { name: 'signs', type: 'count', min: 1, max: 30, label: { zh: '签到次数', en: 'Signs' } },
            reward,
          ],
        },
      ],
    },
  ],
  fresh: {
    days: 30,
    phone: '3',
    card: '5',
    deposit: { least: '100', reward: '18' },
    withdrawal: '8',
    games: ['sports'],
    steps: [
      { played: '50', reward: '3' },
      { played: '200', reward: '8' },
      { played: '1000', reward: '28' },
    ],
    package: { dayDeposit: '0', dayBet: '0', awards: [{ signs: 7, reward: '18' }] },
    reborn: { least: '100', reward: '18' },
    reviewed: false,
  },
});

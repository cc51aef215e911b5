import { memberGameCodes } from '@fairway/contract/games/codes.ts';
import { campaignKinds, instantKinds, rewardTypes } from '@fairway/contract/promotions/kinds.ts';
import i18next from 'i18next';
import { language } from '../../../../lib/i18n.ts';
import type { OwnField } from '../own/own-field.ts';

const types = ['coins', 'points', 'freeRounds', 'freeBet', 'chances'] as const;

/** Games by their names in the console's language. */
const games = () =>
  memberGameCodes.map((code) => {
    const found: unknown = i18next.getResource(language(), 'games', `names.${code}`);
    const name = typeof found === 'string' ? found : code;
    return { code, zh: name, en: name };
  });

/** What an offer gives in place of money; without a type it gives the money. */
export const offerGift: OwnField<'gives'> = {
  name: 'gives',
  type: 'group',
  isOptional: true,
  label: { zh: '奖励类型', en: 'Kind of reward' },
  entry: [
    {
      name: 'type',
      type: 'choice',
      isOptional: true,
      label: { zh: '代替彩金发放', en: 'Given in place of money' },
      hint: { zh: '不选则发放彩金', en: 'Empty: money' },
      of: rewardTypes.list.filter(({ code }) => types.some((type) => type === code)),
    },
    {
      name: 'count',
      type: 'count',
      min: 1,
      max: 1_000_000,
      isOptional: true,
      label: { zh: '数量', en: 'How many' },
      hint: { zh: '免费局与抽奖机会最多 100', en: 'Rounds and chances: 100 at most' },
    },
    {
      name: 'game',
      type: 'choice',
      isOptional: true,
      label: { zh: '游戏', en: 'Game' },
      hint: { zh: '仅用于免费局', en: 'Only for free rounds' },
      of: games,
    },
    {
      name: 'stake',
      type: 'amount',
      isOptional: true,
      label: { zh: '每局或每注金额（元）', en: 'Stake of a round or of the free bet, yuan' },
      hint: { zh: '仅用于免费局与免费投注', en: 'Only for free rounds and free bets' },
    },
    {
      name: 'days',
      type: 'count',
      min: 1,
      max: 90,
      isOptional: true,
      label: { zh: '有效天数', en: 'Days it can be used' },
      hint: { zh: '仅用于免费投注，自发放时起算', en: 'Only for free bets, from when it is given' },
    },
    {
      name: 'sport',
      type: 'choice',
      isOptional: true,
      label: { zh: '限定项目', en: 'Only this sport' },
      hint: { zh: '仅用于免费投注，不选则不限', en: 'Only for free bets; empty: any' },
      of: [
        { code: 'football', zh: '足球', en: 'Football' },
        { code: 'esports', zh: '电竞', en: 'Esports' },
      ],
    },
    {
      name: 'competitionId',
      type: 'competition',
      isOptional: true,
      label: { zh: '限定联赛', en: 'Only this competition' },
      hint: { zh: '仅用于免费投注，不选则不限', en: 'Only for free bets; empty: any' },
    },
    {
      name: 'leastOdds',
      type: 'text',
      max: 6,
      isOptional: true,
      label: { zh: '最低赔率', en: 'Least odds' },
      hint: {
        zh: '仅用于免费投注，如 1.5，串关逐项适用',
        en: 'Only for free bets, such as 1.5; of each leg',
      },
    },
    {
      name: 'kind',
      type: 'choice',
      isOptional: true,
      label: { zh: '抽奖活动', en: 'Drawn in' },
      hint: { zh: '仅用于抽奖机会', en: 'Only for chances' },
      of: campaignKinds.list.filter(({ code }) => instantKinds.some((kind) => kind === code)),
    },
    {
      name: 'no',
      type: 'count',
      min: 1,
      max: 999_999,
      isOptional: true,
      label: { zh: '抽奖活动编号', en: 'Number of that campaign' },
      hint: { zh: '须在本活动结束后才结束', en: 'Ends no earlier than this one' },
    },
  ],
};

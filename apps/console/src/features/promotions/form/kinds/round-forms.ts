import { defineKindForm } from '../own/kind-form.ts';
import type { OwnField } from '../own/own-field.ts';

/** Which matches the rounds of a campaign are about. */
const choiceFields: OwnField<'leagues' | 'leadHours' | 'withinDays'>[] = [
  {
    name: 'leagues',
    type: 'list',
    max: 10,
    label: { zh: '联赛', en: 'Competition' },
    hint: { zh: '不填则取所有联赛', en: 'Without any, all of them' },
    fresh: () => ({ name: '' }),
    entry: [{ name: 'name', type: 'text', max: 60, label: { zh: '联赛名称', en: 'Its name' } }],
  },
  {
    name: 'leadHours',
    type: 'count',
    min: 1,
    max: 72,
    label: { zh: '开期至首场至少（小时）', en: 'Hours from opening to the first kick-off' },
  },
  {
    name: 'withinDays',
    type: 'count',
    min: 1,
    max: 30,
    label: { zh: '比赛在几天内开球', en: 'Days within which matches begin' },
  },
];

export const soccerLotteryForm = defineKindForm('competeLottery', {
  fields: [
    { name: 'pot', type: 'amount', label: { zh: '每期奖池（元）', en: 'Pot of an issue, yuan' } },
    {
      name: 'playPerLine',
      type: 'amount',
      label: { zh: '每注所需流水（元）', en: 'Play for a line, yuan' },
    },
    ...choiceFields,
  ],
  fresh: { pot: '2000', playPerLine: '100', leagues: [], leadHours: 6, withinDays: 3 },
});

export const survivingForm = defineKindForm('surviving', {
  fields: [
    { name: 'pot', type: 'amount', label: { zh: '奖池（元）', en: 'Pot, yuan' } },
    { name: 'rounds', type: 'count', min: 2, max: 20, label: { zh: '轮数', en: 'Rounds' } },
    { name: 'matches', type: 'count', min: 2, max: 20, label: { zh: '每轮场数', en: 'Matches a round' } },
    ...choiceFields,
  ],
  fresh: { pot: '1888', rounds: 4, matches: 4, leagues: [], leadHours: 6, withinDays: 3 },
});

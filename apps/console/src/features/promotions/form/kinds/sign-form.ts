import { signInCycleDays } from '@fairway/contract/promotions/limits.ts';
import { defineKindForm } from '../own/kind-form.ts';

export const signForm = defineKindForm('sign', {
  fields: [
    {
      name: 'daily',
      type: 'amounts',
      count: signInCycleDays,
      label: { zh: '第 # 天奖励（元）', en: 'Yuan on day #' },
    },
    { name: 'full', type: 'amount', label: { zh: '满签奖励（元）', en: 'Yuan for a full round' } },
    {
      name: 'playedToday',
      type: 'amount',
      label: { zh: '当日流水满（元）', en: 'Played on the day, yuan' },
      hint: { zh: '0 为不要求', en: '0 asks for nothing' },
    },
  ],
  fresh: {
    daily: ['1.00', '1.00', '2.00', '2.00', '3.00', '3.00', '5.00'],
    full: '8.00',
    playedToday: '0',
  },
});

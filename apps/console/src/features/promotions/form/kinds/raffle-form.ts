import { defineKindForm } from '../own/kind-form.ts';

export const raffleForm = defineKindForm('raffle', {
  fields: [
    {
      name: 'tickets',
      type: 'group',
      label: { zh: '奖券来源', en: 'What earns a ticket' },
      entry: [
        {
          name: 'by',
          type: 'choice',
          label: { zh: '来源', en: 'By' },
          of: [
            { code: 'sign', zh: '每日签到', en: 'Days signed' },
            { code: 'deposit', zh: '当日存款', en: 'Deposits of a day' },
          ],
        },
        {
          name: 'each',
          type: 'amount',
          isOptional: true,
          label: { zh: '每存满（元）得一张', en: 'Yuan deposited for one ticket' },
          hint: { zh: '仅用于存款', en: 'For deposits alone' },
        },
        {
          name: 'mostPerDay',
          type: 'count',
          min: 1,
          max: 20,
          isOptional: true,
          label: { zh: '每日最多（张）', en: 'Most tickets a day' },
          hint: { zh: '仅用于存款', en: 'For deposits alone' },
        },
      ],
    },
    {
      name: 'prizes',
      type: 'list',
      max: 8,
      label: { zh: '奖项（从一等奖起）', en: 'Prizes, the first one first' },
      fresh: () => ({ zh: '', en: '', amount: '', count: 1 }),
      entry: [
        { name: 'zh', type: 'text', max: 20, label: { zh: '中文名称', en: 'Chinese name' } },
        { name: 'en', type: 'text', max: 30, label: { zh: '英文名称', en: 'English name' } },
        { name: 'amount', type: 'amount', label: { zh: '每名（元）', en: 'Yuan each' } },
        { name: 'count', type: 'count', min: 1, max: 1000, label: { zh: '名额', en: 'Winners' } },
      ],
    },
  ],
  fresh: {
    tickets: { by: 'sign' },
    prizes: [{ zh: '一等奖', en: 'First prize', amount: '888.00', count: 1 }],
  },
});

import { venueCategories } from '@fairway/contract/venues/categories.ts';
import { defineKindForm } from '../own/kind-form.ts';

export const breakoutForm = defineKindForm('breakout', {
  fields: [
    {
      name: 'barriers',
      type: 'list',
      max: 10,
      label: { zh: '关卡（按顺序）', en: 'Barriers, in their order' },
      fresh: () => ({ rule: 'played', zh: '', en: '', need: '', prize: '' }),
      entry: [
        { name: 'zh', type: 'text', max: 40, label: { zh: '中文名称', en: 'Chinese name' } },
        { name: 'en', type: 'text', max: 60, label: { zh: '英文名称', en: 'English name' } },
        {
          name: 'rule',
          type: 'choice',
          label: { zh: '条件', en: 'Rule' },
          of: [
            { code: 'phone', zh: '绑定手机号', en: 'Bound phone' },
            { code: 'deposited', zh: '累计存款', en: 'Deposited' },
            { code: 'played', zh: '累计流水', en: 'Played' },
          ],
        },
        {
          name: 'need',
          type: 'amount',
          isOptional: true,
          label: { zh: '须达到（元）', en: 'Needed, yuan' },
          hint: { zh: '绑定手机号时留空', en: 'Empty for a bound phone' },
        },
        {
          name: 'category',
          type: 'choice',
          isOptional: true,
          label: { zh: '仅计此类流水', en: 'Play of this category alone' },
          hint: { zh: '仅用于流水', en: 'For play alone' },
          of: venueCategories.list.map(({ key, zh, en }) => ({ code: key, zh, en })),
        },
        { name: 'prize', type: 'amount', label: { zh: '奖金（元）', en: 'Prize, yuan' } },
      ],
    },
  ],
  fresh: {
    barriers: [
      { rule: 'phone', zh: '绑定手机号', en: 'Bind your phone', prize: '3' },
      { rule: 'deposited', zh: '累计存款 100 元', en: 'Deposit CNY 100', need: '100', prize: '5' },
    ],
  },
});

import { defineKindForm } from '../own/kind-form.ts';
import type { OwnField } from '../own/own-field.ts';

const fields: OwnField<'chances' | 'prizes' | 'consolation'>[] = [
  {
    name: 'chances',
    type: 'group',
    label: { zh: '抽奖机会', en: 'Chances' },
    entry: [
      {
        name: 'by',
        type: 'choice',
        label: { zh: '获得方式', en: 'Given for' },
        of: [
          { code: 'sign', zh: '每签到一天一次', en: 'each day signed' },
          { code: 'deposit', zh: '每日存款', en: 'deposits of a day' },
          { code: 'day', zh: '每天一次', en: 'each day' },
        ],
      },
      {
        name: 'each',
        type: 'amount',
        isOptional: true,
        label: { zh: '每满多少元一次', en: 'Each so many yuan' },
        hint: { zh: '仅用于「每日存款」', en: 'Only for deposits' },
      },
      {
        name: 'mostPerDay',
        type: 'count',
        min: 1,
        max: 20,
        isOptional: true,
        label: { zh: '每天最多几次', en: 'At most a day' },
        hint: { zh: '仅用于「每日存款」', en: 'Only for deposits' },
      },
    ],
  },
  {
    name: 'prizes',
    type: 'list',
    max: 12,
    label: { zh: '奖品', en: 'Prize' },
    fresh: () => ({ code: '', zh: '', en: '', weight: 1, amount: '0', stock: null }),
    entry: [
      {
        name: 'code',
        type: 'text',
        max: 40,
        label: { zh: '代码', en: 'Code' },
        hint: { zh: '小写字母、数字与连字符', en: 'Lower case, digits, hyphens' },
      },
      { name: 'zh', type: 'text', max: 20, label: { zh: '中文名称', en: 'Name in Chinese' } },
      { name: 'en', type: 'text', max: 30, label: { zh: '英文名称', en: 'Name in English' } },
      { name: 'weight', type: 'count', min: 0, max: 1_000_000, label: { zh: '权重', en: 'Weight' } },
      { name: 'amount', type: 'amount', label: { zh: '金额（元）', en: 'Amount, yuan' } },
      {
        name: 'stock',
        type: 'count',
        min: 1,
        max: 1_000_000,
        isOptional: true,
        label: { zh: '数量', en: 'Stock' },
        hint: { zh: '不填则不限量', en: 'Empty for no limit' },
      },
    ],
  },
  {
    name: 'consolation',
    type: 'text',
    max: 40,
    label: { zh: '兜底奖品代码', en: 'Code of the consolation' },
    hint: {
      zh: '奖品发完后改发此项；须不限量且金额为 0',
      en: 'Given for what is used up: unlimited, worth 0',
    },
  },
];

/** A list to begin with, and what gives chances. */
const fresh = (by: 'sign' | 'day') => ({
  chances: { by },
  prizes: [
    { code: 'cash-8', zh: '8 元', en: 'CNY 8', weight: 100, amount: '8.00', stock: 100 },
    { code: 'none', zh: '未中奖', en: 'No prize', weight: 900, amount: '0', stock: null },
  ],
  consolation: 'none',
});

export const wheelForm = defineKindForm('wheel', { fields, fresh: fresh('sign') });
export const scratchForm = defineKindForm('scratch', { fields, fresh: fresh('sign') });
export const drawGiftForm = defineKindForm('drawGift', { fields, fresh: fresh('sign') });
export const shotForm = defineKindForm('shot', { fields, fresh: fresh('day') });

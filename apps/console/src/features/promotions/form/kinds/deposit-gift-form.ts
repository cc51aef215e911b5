import { defineKindForm } from '../own/kind-form.ts';
import type { OwnField } from '../own/own-field.ts';

const fields: OwnField<'days' | 'tiers' | 'most'>[] = [
  {
    name: 'days',
    type: 'count',
    min: 1,
    max: 30,
    label: { zh: '参与后多少天内存款', en: 'Days for the deposit after joining' },
  },
  { name: 'most', type: 'amount', label: { zh: '最高奖励（元）', en: 'At most, yuan' } },
  {
    name: 'tiers',
    type: 'list',
    max: 6,
    label: { zh: '档位', en: 'Tier' },
    fresh: () => ({ least: '', percent: 20 }),
    entry: [
      { name: 'least', type: 'amount', label: { zh: '存款满（元）', en: 'Deposit from, yuan' } },
      { name: 'percent', type: 'count', min: 1, max: 100, label: { zh: '赠送（%）', en: 'Per cent' } },
    ],
  },
];
const fresh = { days: 7, most: '2000', tiers: [{ least: '100', percent: 20 }] };

export const depositFirstForm = defineKindForm('depositFirst', { fields, fresh });
export const depositAgainForm = defineKindForm('depositAgain', { fields, fresh });

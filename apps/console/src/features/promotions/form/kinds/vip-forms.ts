import { defineKindForm } from '../own/kind-form.ts';

/** What each level gives stands in the VIP levels, so that these have few figures of their own. */
const none = { fields: [], fresh: {} };

export const upgradeForm = defineKindForm('upgrade', none);
export const monthMoneyForm = defineKindForm('monthMoney', none);
export const rebateForm = defineKindForm('rebate', none);

export const birthdayForm = defineKindForm('birthday', {
  fields: [
    {
      name: 'onFileDays',
      type: 'count',
      min: 0,
      max: 365,
      label: { zh: '出生日期需填写满（天）', en: 'Days the birth date has been on file' },
    },
  ],
  fresh: { onFileDays: 30 },
});

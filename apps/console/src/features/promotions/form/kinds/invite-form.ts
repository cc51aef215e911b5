import { defineKindForm } from '../own/kind-form.ts';

export const inviteForm = defineKindForm('invite', {
  fields: [
    {
      name: 'steps',
      type: 'list',
      max: 10,
      label: { zh: '档位', en: 'Step' },
      fresh: () => ({ friends: 1, prize: '' }),
      entry: [
        {
          name: 'friends',
          type: 'count',
          min: 1,
          max: 1000,
          label: { zh: '达标好友数', en: 'Qualified friends' },
        },
        { name: 'prize', type: 'amount', label: { zh: '奖励（元）', en: 'Prize, yuan' } },
      ],
    },
  ],
  fresh: { steps: [{ friends: 1, prize: '18.00' }] },
});

import { mostOnList } from '@fairway/contract/promotions/happy-send/limits.ts';
import { defineKindForm } from '../own/kind-form.ts';

export const happySendForm = defineKindForm('happySend', {
  fields: [
    { name: 'amount', type: 'amount', label: { zh: '每人礼金（元）', en: 'For each member, yuan' } },
    {
      name: 'list',
      type: 'members',
      max: mostOnList,
      label: { zh: '会员名单', en: 'List of members' },
      hint: {
        zh: '预算须够名单上每人一份；会员看不到名单，复核人可以看到',
        en: 'The budget must hold a gift for each; members never see the list, who publishes does',
      },
    },
  ],
  fresh: { amount: '18.00', list: { id: '', count: 0 } },
});

import { fenOf } from '../../eligibility/member-view.ts';
import { defineKind } from '../kind.ts';
import { firstHappySends } from './first-happy-sends.ts';

export const happySendKind = defineKind('happySend', {
  oneMember: ({ amount }) => fenOf(amount),
  faults: ({ amount, list, budget }) =>
    fenOf(budget) >= fenOf(amount) * BigInt(list.count)
      ? []
      : [
          {
            rule: 'budget',
            zh: '预算须够名单上每位会员各得一份',
            en: 'The budget must hold a gift for everyone on the list',
          },
        ],
  first: firstHappySends,
});

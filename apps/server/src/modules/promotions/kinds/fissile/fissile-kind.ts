import { fenOf } from '../../eligibility/member-view.ts';
import { defineKind } from '../kind.ts';
import { firstFissiles } from './first-fissiles.ts';

export const fissileKind = defineKind('fissile', {
  oneMember: ({ amount }) => fenOf(amount),
  faults: ({ amount, friends }) =>
    fenOf(amount) > BigInt(friends)
      ? []
      : [
          {
            rule: 'prizes',
            zh: '红包金额须够每人至少 0.01 元',
            en: 'The packet must hold 0.01 for each of them',
          },
        ],
  first: firstFissiles,
});

import { fenOf } from '../../eligibility/member-view.ts';
import { defineKind } from '../kind.ts';
import { firstBreakouts } from './first-breakouts.ts';

export const breakoutKind = defineKind('breakout', {
  oneMember: ({ barriers }) => barriers.reduce((sum, { prize }) => sum + fenOf(prize), 0n),
  faults: ({ barriers }) =>
    barriers.every(({ prize }) => fenOf(prize) > 0n)
      ? []
      : [{ rule: 'budget', zh: '每一关都须有奖金', en: 'Each barrier needs a prize' }],
  // One barrier after another: what they ask is one act.
  asksPlayOf: ({ barriers }) => [
    barriers.flatMap((barrier) => (barrier.rule === 'played' && barrier.category ? [barrier.category] : [])),
  ],
  first: firstBreakouts,
});

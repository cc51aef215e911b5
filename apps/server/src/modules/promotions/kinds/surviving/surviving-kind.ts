import { fenOf } from '../../eligibility/member-view.ts';
import { defineKind } from '../kind.ts';
import { firstSurvivings } from './first-survivings.ts';

export const survivingKind = defineKind('surviving', {
  // One member may be the last one in.
  oneMember: ({ pot }) => fenOf(pot),
  faults: ({ pot }) =>
    fenOf(pot) > 0n ? [] : [{ rule: 'budget', zh: '奖池须大于 0', en: 'The pot must be above 0' }],
  first: firstSurvivings,
});

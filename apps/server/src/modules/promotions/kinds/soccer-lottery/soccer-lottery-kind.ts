import { fenOf } from '../../eligibility/member-view.ts';
import { defineKind } from '../kind.ts';
import { firstSoccerLotteries } from './first-soccer-lotteries.ts';

export const soccerLotteryKind = defineKind('competeLottery', {
  // One line may win the whole pot.
  oneMember: ({ pot }) => fenOf(pot),
  faults: ({ pot, playPerLine }) =>
    fenOf(pot) > 0n && fenOf(playPerLine) > 0n
      ? []
      : [{ rule: 'budget', zh: '奖池与每注所需流水须大于 0', en: 'Pot and play per line must be above 0' }],
  first: firstSoccerLotteries,
});

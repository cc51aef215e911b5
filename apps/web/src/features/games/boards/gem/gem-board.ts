import { gemTiles } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';
import type { Board } from '../board.ts';
import { gemsOf, minesOf, paidFor } from './gem-bet.ts';
import { gemCues } from './gem-cues.ts';
import { GemChoices } from './gem-choices.tsx';
import { GemStage } from './gem-stage.tsx';

export const gemBoard: Board = {
  firstBet: { mines: 3 },
  Choices: GemChoices,
  Stage: GemStage,
  odds: (bet) => {
    const mines = minesOf(bet);
    const gems = gemTiles - mines;
    return {
      chance: Fraction.of(BigInt(gems), BigInt(gemTiles)),
      most: paidFor(mines, gems),
      byActs: true,
    };
  },
  cues: gemCues,
  speak: (t, round) => {
    const count = gemsOf(round);
    if (round.status === 'open')
      return count === 0 ? t('gem.begun') : t('gem.found', { gems: count, multiplier: round.multiplier });
    if (/[1-9]/.test(round.multiplier)) return t('gem.cashed', { gems: count, multiplier: round.multiplier });
    return t('gem.lost');
  },
};

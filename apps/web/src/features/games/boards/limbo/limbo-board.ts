import { limboReturns } from '@fairway/fair-games';
import { textIn } from '../../rounds/shown-round.ts';
import type { Board } from '../board.ts';
import { limboBet } from './limbo-bet.ts';
import { limboCues } from './limbo-cues.ts';
import { LimboChoices } from './limbo-choices.tsx';
import { LimboStage } from './limbo-stage.tsx';

export const limboBoard: Board = {
  firstBet: { target: 200 },
  Choices: LimboChoices,
  Stage: LimboStage,
  odds: (bet) => {
    const { hitRate, top } = limboReturns(limboBet(bet));
    return { chance: hitRate, most: top.multiplier };
  },
  cues: limboCues,
  speak: (t, { steps: [step] }) =>
    t(step?.['won'] === true ? 'limbo.won' : 'limbo.lost', {
      point: Number(textIn(step, 'point')).toFixed(2),
    }),
};

import { plinkoReturns, plinkoSheet } from '@fairway/fair-games';
import { textIn } from '../../rounds/shown-round.ts';
import type { Board } from '../board.ts';
import { plinkoBet } from './plinko-bet.ts';
import { plinkoCues } from './plinko-cues.ts';
import { PlinkoChoices } from './plinko-choices.tsx';
import { PlinkoStage } from './plinko-stage.tsx';

export const plinkoBoard: Board = {
  firstBet: { risk: 'medium', rows: 12 },
  Choices: PlinkoChoices,
  Stage: PlinkoStage,
  odds: (bet) => {
    const { hitRate, top } = plinkoReturns(plinkoSheet, plinkoBet(bet));
    return { chance: hitRate, most: top.multiplier };
  },
  cues: plinkoCues,
  speak: (t, { steps: [step] }) => t('plinko.fell', { paid: textIn(step, 'paid') }),
};

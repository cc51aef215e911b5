import { kenoReturns, kenoSheet } from '@fairway/fair-games';
import { numberIn } from '../../rounds/shown-round.ts';
import type { Board } from '../board.ts';
import { drawnOf, numbersOf } from './keno-bet.ts';
import { kenoCues } from './keno-cues.ts';
import { KenoChoices } from './keno-choices.tsx';
import { KenoStage } from './keno-stage.tsx';

export const kenoBoard: Board = {
  firstBet: { numbers: [3, 12, 19, 26, 38] },
  Choices: KenoChoices,
  Stage: KenoStage,
  odds: (bet) => {
    if (numbersOf(bet).length === 0) return undefined;
    const { hitRate, top } = kenoReturns(kenoSheet, numbersOf(bet).length);
    return { chance: hitRate, most: top.multiplier };
  },
  cues: kenoCues,
  speak: (t, round) =>
    t('keno.drew', { drawn: drawnOf(round).join(t('keno.comma')), hits: numberIn(round.steps[0], 'hits') }),
};

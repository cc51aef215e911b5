import { lanternReturns, lanternSheet } from '@fairway/fair-games';
import { textIn } from '../../rounds/shown-round.ts';
import type { Board } from '../board.ts';
import { lanternBet } from './lantern-bet.ts';
import { lanternCues } from './lantern-cues.ts';
import { LanternChoices } from './lantern-choices.tsx';
import { LanternStage } from './lantern-stage.tsx';

export const lanternBoard: Board = {
  firstBet: { risk: 'low', segments: 10 },
  Choices: LanternChoices,
  Stage: LanternStage,
  odds: (bet) => {
    const { hitRate, top } = lanternReturns(lanternSheet, lanternBet(bet));
    return { chance: hitRate, most: top.multiplier };
  },
  cues: lanternCues,
  speak: (t, { steps: [step] }) => {
    const paid = textIn(step, 'paid');
    return paid === '0' ? t('lantern.lost') : t('lantern.won', { paid });
  },
};

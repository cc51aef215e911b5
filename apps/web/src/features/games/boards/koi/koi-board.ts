import type { Board } from '../board.ts';
import { koiCues } from './koi-cues.ts';
import { koiOdds } from './koi-odds.ts';
import { KoiStage } from './koi-stage.tsx';

export const koiBoard: Board = {
  firstBet: {},
  Choices: undefined,
  Stage: KoiStage,
  odds: () => koiOdds,
  cues: koiCues,
  speak: (t, { steps, multiplier }) => {
    const count = steps.length - 1;
    if (count > 0) return t('koi.spokenFree', { count, multiplier });
    return t(Number(multiplier) > 0 ? 'koi.spokenBack' : 'koi.spokenNothing', { multiplier });
  },
};

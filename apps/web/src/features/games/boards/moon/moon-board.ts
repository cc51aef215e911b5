import type { Board } from '../board.ts';
import { moonCues } from './moon-cues.ts';
import { moonOdds } from './moon-odds.ts';
import { moonRound } from './moon-round.ts';
import { MoonStage } from './moon-stage.tsx';

export const moonBoard: Board = {
  firstBet: {},
  Choices: undefined,
  Stage: MoonStage,
  odds: () => moonOdds,
  cues: moonCues,
  speak: (t, round) => {
    const moon = moonRound(round);
    const { multiplier } = round;
    if (round.status === 'open') {
      if (moon?.last === undefined) return t('moon.begun');
      return t('moon.found', { multiplier: moon.timesOf(moon.boxUnits) });
    }
    if (moon?.isBonus === true) return t('moon.spokenBoxes', { count: moon.prizes, multiplier });
    return t(Number(multiplier) > 0 ? 'moon.spokenBack' : 'moon.spokenNothing', { multiplier });
  },
};

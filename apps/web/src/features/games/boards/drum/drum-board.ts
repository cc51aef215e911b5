import type { Board } from '../board.ts';
import { drumCues } from './drum-cues.ts';
import { drumOdds } from './drum-odds.ts';
import { drumRound } from './drum-round.ts';
import { DrumStage } from './drum-stage.tsx';

export const drumBoard: Board = {
  firstBet: {},
  Choices: undefined,
  Stage: DrumStage,
  odds: () => drumOdds,
  cues: drumCues,
  speak: (t, round) => {
    const { multiplier } = round;
    const count = drumRound(round)?.respins.at(-1)?.held.size;
    if (count !== undefined) return t('drum.spokenDrums', { count, multiplier });
    return t(Number(multiplier) > 0 ? 'drum.spokenBack' : 'drum.spokenNothing', { multiplier });
  },
};

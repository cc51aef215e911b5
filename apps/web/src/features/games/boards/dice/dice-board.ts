import { diceMultiplier, diceSheet, winningRolls } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';
import { textIn } from '../../rounds/shown-round.ts';
import type { Board } from '../board.ts';
import { diceBet } from './dice-bet.ts';
import { diceCues } from './dice-cues.ts';
import { DiceChoices } from './dice-choices.tsx';
import { DiceStage } from './dice-stage.tsx';

const rolls = 10_001n;

export const diceBoard: Board = {
  firstBet: { side: 'over', target: 5050 },
  Choices: DiceChoices,
  Stage: DiceStage,
  odds: (bet) => ({
    chance: Fraction.of(BigInt(winningRolls(diceBet(bet))), rolls),
    most: diceMultiplier(diceSheet, diceBet(bet)),
  }),
  cues: diceCues,
  speak: (t, round) => {
    const [step] = round.steps;
    return t(step?.['won'] === true ? 'dice.won' : 'dice.lost', {
      roll: Number(textIn(step, 'roll')).toFixed(2),
    });
  },
};

import { Fraction } from '@fairway/money';
import type { Board } from '../board.ts';
import { spokenCards } from '../spoken-cards.ts';
import { pokerCues } from './poker-cues.ts';
import { pays, pokerRoundOf } from './poker-round.ts';
import { PokerStage } from './poker-stage.tsx';

/** How often a hand that is held best pays anything: 45.4565 %, published with the sheet. */
const hitRate = Fraction.scaled(454_565n, 6);

export const pokerBoard: Board = {
  firstBet: {},
  Choices: undefined,
  Stage: PokerStage,
  odds: () => ({ chance: hitRate, most: Fraction.of(BigInt(pays[0]?.paid ?? 0)) }),
  cues: pokerCues,
  speak: (t, round) => {
    const { dealt, final } = pokerRoundOf(round);
    const cards = spokenCards(t, final?.cards ?? dealt);
    if (!final) return t('videoPoker.dealt', { cards });
    return final.hand
      ? t('videoPoker.made', { cards, hand: t(`videoPoker.hands.${final.hand}`) })
      : t('videoPoker.nothing', { cards });
  },
};

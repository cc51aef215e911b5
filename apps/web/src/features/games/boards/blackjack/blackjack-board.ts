import { blackjackMost, gameFigures } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';
import type { Board } from '../board.ts';
import { spokenCards } from '../spoken-cards.ts';
import { blackjackCues } from './blackjack-cues.ts';
import { tableOf } from './blackjack-round.ts';
import { BlackjackStage } from './blackjack-stage.tsx';
import { resultsOf } from './hand-results.ts';
import { totalText } from './total-text.ts';

/** How often a hand that is played best pays anything, published with the sheet. */
const hitRate = Fraction.scaled(BigInt(gameFigures.blackjack.hitRate.replace('.', '')), 6);

export const blackjackBoard: Board = {
  firstBet: {},
  Choices: undefined,
  Stage: BlackjackStage,
  odds: () => ({ chance: hitRate, most: blackjackMost }),
  cues: blackjackCues,
  speak: (t, round) => {
    const table = tableOf(round);
    const spoken = (cards: readonly string[]) => ({
      cards: spokenCards(t, cards),
      total: totalText(cards),
    });
    const dealer = t('blackjack.spoken.dealer', spoken(table.dealer));
    const results = resultsOf(table);
    const hands = table.hands.map(({ cards }, place) => {
      const result = results[place];
      const own = t('blackjack.spoken.hand', { number: place + 1, ...spoken(cards) });
      return result ? `${own} ${t(`blackjack.results.${result}`)}` : own;
    });
    const turn =
      table.active === undefined || table.hands.length === 1
        ? ''
        : t('blackjack.spoken.turn', { number: table.active + 1 });
    return [dealer, ...hands, turn].filter((part) => part !== '').join(' ');
  },
};

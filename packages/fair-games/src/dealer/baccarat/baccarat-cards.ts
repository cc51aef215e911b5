import { rankOf, type Card } from '../../cards/card.ts';
import type { DealerResult } from '../dealer-rules.ts';

export type BaccaratSide = 'player' | 'banker';

/** Hands as they lie, each card in the order dealt. */
export interface BaccaratHands {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

/** An ace counts 1, tens and court cards 0. */
function baccaratValue(card: Card): number {
  return valueOfRank(rankOf(card));
}

export function valueOfRank(rank: number): number {
  return rank < 9 ? rank + 1 : 0;
}

/** The last digit of the sum. */
export function baccaratPoints(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + baccaratValue(card), 0) % 10;
}

/** Whether the banker draws on points, by the value of the player's third card; null where the player stood. */
export function bankerDraws(points: number, playersThird: number | null): boolean {
  if (playersThird === null) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return playersThird !== 8;
  if (points === 4) return playersThird >= 2 && playersThird <= 7;
  if (points === 5) return playersThird >= 4 && playersThird <= 7;
  return points === 6 && (playersThird === 6 || playersThird === 7);
}

/** Whose card is next (punto banco): player, banker, player, banker, then the third cards; null when the hands are complete. */
export function nextBaccaratSide({ player, banker }: BaccaratHands): BaccaratSide | null {
  if (player.length < 2 || banker.length < 2) return player.length <= banker.length ? 'player' : 'banker';
  const first = baccaratPoints(player.slice(0, 2));
  const points = baccaratPoints(banker.slice(0, 2));
  if (first >= 8 || points >= 8 || banker.length > 2) return null;
  if (player.length === 2 && first <= 5) return 'player';
  const third = player[2];
  return bankerDraws(points, third === undefined ? null : baccaratValue(third)) ? 'banker' : null;
}

/** What complete hands come to. */
export function baccaratResult({ player, banker }: BaccaratHands): DealerResult {
  const playerPoints = baccaratPoints(player);
  const bankerPoints = baccaratPoints(banker);
  const winner = playerPoints === bankerPoints ? 'tie' : playerPoints > bankerPoints ? 'player' : 'banker';
  return {
    game: 'baccarat',
    winner,
    playerPoints,
    bankerPoints,
    playerPair: isPair(player),
    bankerPair: isPair(banker),
  };
}

function isPair([first, second]: readonly Card[]): boolean {
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
}

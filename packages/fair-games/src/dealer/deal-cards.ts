import type { Card } from '../cards/card.ts';
import { baccaratResult, nextBaccaratSide, type BaccaratSide } from './baccarat/baccarat-cards.ts';
import type { DealerResult } from './dealer-rules.ts';
import { dragonTigerResult, nextDragonTigerSide } from './dragon-tiger.ts';
import { shoeCut } from './shoe.ts';

/** Games that are dealt from a shoe. */
export type ShoeGame = 'baccarat' | 'dragonTiger';
export type CardSide = BaccaratSide | 'dragon' | 'tiger';

export interface PlacedCard {
  readonly side: CardSide;
  readonly card: Card;
}

/** Whose card is next by the rules of the game, from those that lie; null when the deal is complete. */
export function nextSide(game: ShoeGame, lying: readonly PlacedCard[]): CardSide | null {
  return game === 'baccarat' ? nextBaccaratSide(handsOf(lying)) : nextDragonTigerSide(handsOf(lying));
}

/** What a complete deal comes to. */
export function resultOfCards(game: ShoeGame, lying: readonly PlacedCard[]): DealerResult {
  return game === 'baccarat' ? baccaratResult(handsOf(lying)) : dragonTigerResult(handsOf(lying));
}

/** Every deal that a shoe has, to its cut: none is begun with no more than 14 cards left, and no card is burnt. */
export function dealsOfShoe(game: ShoeGame, cards: readonly Card[]): readonly (readonly PlacedCard[])[] {
  const deals: PlacedCard[][] = [];
  let place = 0;
  while (cards.length - place > shoeCut) {
    const lying: PlacedCard[] = [];
    for (let side = nextSide(game, lying); side !== null; side = nextSide(game, lying)) {
      lying.push({ side, card: cards[place] ?? 0 });
      place += 1;
    }
    deals.push(lying);
  }
  return deals;
}

function handsOf(lying: readonly PlacedCard[]): Record<CardSide, Card[]> {
  const hand = (of: CardSide) => lying.filter(({ side }) => side === of).map(({ card }) => card);
  return { player: hand('player'), banker: hand('banker'), dragon: hand('dragon'), tiger: hand('tiger') };
}

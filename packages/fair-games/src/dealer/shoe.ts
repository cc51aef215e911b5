import { saltedCards, type SaltedDeck } from '../cards/salted-deck.ts';
import { cardName, type Card } from '../cards/card.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { sharedStream, type SharedDraw } from '../fairness/shared-draw.ts';

/** Eight packs. */
export const shoeSize = 416;
/** With so few cards left no deal is begun any more. */
export const shoeCut = 14;

/** The cards of a shoe in their order: pick(416, 416), each number mod 52 a card. Throws as `sharedStream` does. */
export function shoeCards(hashing: Hashing, draw: SharedDraw): Card[] {
  return sharedStream(hashing, draw)
    .pick(shoeSize, shoeSize)
    .map((number) => number % 52);
}

/** The shoe with its salts, and the root over them that is out before its first bet. */
export function saltedShoe(hashing: Hashing, draw: SharedDraw): SaltedDeck {
  return saltedCards(hashing, draw, shoeCards(hashing, draw).map(cardName));
}

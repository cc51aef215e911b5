import { asciiBytes, toHex, type Hashing } from '../fairness/hashing.ts';
import { merkleLeaf, merkleRoot } from '../fairness/merkle.ts';
import { sharedMessage, sharedStream, type SharedDraw } from '../fairness/shared-draw.ts';
import { cardName, type Card } from './card.ts';
import { shuffledDeck } from './table-draws.ts';

/** `AS`, and `BJ`, `RJ` for the black and the red joker (小王, 大王). */
export function packCardName(card: Card): string {
  return card < 52 ? cardName(card) : card === 52 ? 'BJ' : 'RJ';
}

/** One card of a pack as its leaf hides it. */
export interface SaltedCard {
  /** From 0, the top card first. */
  readonly place: number;
  readonly card: string;
  /** 64 hex digits that keep others from trying all cards. */
  readonly salt: string;
}

/** A card's leaf in the tree whose root is out before the deal: `place:card:salt`. */
export function cardLeaf(hashing: Hashing, { place, card, salt }: SaltedCard): string {
  return merkleLeaf(hashing, `${place}:${card}:${salt}`);
}

/** Cards in their order, hidden by salts, with the leaves and the root over them. */
export interface SaltedDeck {
  readonly cards: SaltedCard[];
  readonly leaves: string[];
  readonly root: string;
}

/**
 * A shuffled pack with its salts and the root over it. Throws `badLink`, `badRandomness`, `badCode`, `badIssue`.
 */
export function saltedDeck(hashing: Hashing, draw: SharedDraw, size: 52 | 54): SaltedDeck {
  return saltedCards(hashing, draw, shuffledDeck(sharedStream(hashing, draw), size).map(packCardName));
}

/**
 * Cards of a draw with their salts. A salt is HMAC(link, `message:salt:place`): the link gives away the pack, one card's salt gives
 * away no other card.
 */
export function saltedCards(hashing: Hashing, draw: SharedDraw, names: readonly string[]): SaltedDeck {
  const message = sharedMessage(draw);
  const cards = names.map((card, place) => ({
    place,
    card,
    salt: toHex(hashing.hmacSha256(asciiBytes(draw.link), asciiBytes(`${message}:salt:${place}`))),
  }));
  const leaves = cards.map((card) => cardLeaf(hashing, card));
  return { cards, leaves, root: merkleRoot(hashing, leaves) ?? '' };
}

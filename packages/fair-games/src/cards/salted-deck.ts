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

/**
 * A shuffled pack with its salts and the root over it. A salt is HMAC(link, `message:salt:place`): the link gives away
 * the pack, one card's salt gives away no other card. Throws `badLink`, `badRandomness`, `badCode`, `badIssue`.
 */
export function saltedDeck(
  hashing: Hashing,
  draw: SharedDraw,
  size: 52 | 54,
): { cards: SaltedCard[]; leaves: string[]; root: string } {
  const message = sharedMessage(draw);
  const cards = shuffledDeck(sharedStream(hashing, draw), size).map((card, place) => ({
    place,
    card: packCardName(card),
    salt: toHex(hashing.hmacSha256(asciiBytes(draw.link), asciiBytes(`${message}:salt:${place}`))),
  }));
  const leaves = cards.map((card) => cardLeaf(hashing, card));
  return { cards, leaves, root: merkleRoot(hashing, leaves) ?? '' };
}

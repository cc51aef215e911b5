/** A card as drawn, 0 to 51: rank c mod 13 (ace 0 .. king 12), suit c / 13 (spades, hearts, clubs, diamonds). */
export type Card = number;

export function rankOf(card: Card): number {
  return card % 13;
}

export function suitOf(card: Card): number {
  return Math.floor(card / 13);
}

const ranks = 'A23456789TJQK';
const suits = 'SHCD';

/** The card of a name; undefined for what is none. */
export function cardNamed(name: string): Card | undefined {
  const [rank, suit] = [ranks.indexOf(name[0] ?? ' '), suits.indexOf(name[1] ?? ' ')];
  return name.length === 2 && rank >= 0 && suit >= 0 ? suit * 13 + rank : undefined;
}

/** `AS`, `TD`: rank and suit. */
export function cardName(card: Card): string {
  return `${ranks[rankOf(card)] ?? '?'}${suits[suitOf(card)] ?? '?'}`;
}

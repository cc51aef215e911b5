import { legalPlays, type LegalPlay, type Pattern, type PatternKind } from '@fairway/fair-games';
import type { HandOf } from '../api/shapes.ts';

/** Ranks as they beat each other, from 0; the jokers come after the two. */
const order = '3456789TJQKA2';

/** The place of a card in the order of doudizhu, 0 for a three to 14 for the red joker. */
function rankPlace(card: string): number {
  if (card === 'BJ') return 13;
  if (card === 'RJ') return 14;
  return order.indexOf(card.charAt(0));
}

/** Cards of a hand, the highest first. */
export function inOrder(cards: readonly string[]): string[] {
  return cards.toSorted(
    (one, other) => rankPlace(other) - rankPlace(one) || one.charCodeAt(1) - other.charCodeAt(1),
  );
}

function countsOf(cards: readonly string[]): number[] {
  const counts = Array.from({ length: 15 }, () => 0);
  for (const card of cards) counts[rankPlace(card)] = (counts[rankPlace(card)] ?? 0) + 1;
  return counts;
}

const kinds: Readonly<Record<PatternKind, true>> = {
  single: true,
  pair: true,
  triple: true,
  tripleSingle: true,
  triplePair: true,
  straight: true,
  pairStraight: true,
  plane: true,
  planeSingles: true,
  planePairs: true,
  fourSingles: true,
  fourPairs: true,
  bomb: true,
  rocket: true,
};

export function patternKind(kind: string): PatternKind | undefined {
  const isKnown = (text: string): text is PatternKind => Object.hasOwn(kinds, text);
  return isKnown(kind) ? kind : undefined;
}

/** Everything that cards in hand may be played as after the last play, null to lead: the lowest first, bombs and the rocket last. */
export function playsOf(held: readonly string[], toBeat: HandOf<'doudizhu'>['toBeat']): readonly LegalPlay[] {
  const kind = toBeat && patternKind(toBeat.pattern.kind);
  const last: Pattern | null = toBeat && kind ? { ...toBeat.pattern, kind } : null;
  const weight = ({ pattern }: LegalPlay) =>
    pattern.kind === 'rocket' ? 2 : pattern.kind === 'bomb' ? 1 : 0;
  return legalPlays(countsOf(held), last).toSorted(
    (one, other) => weight(one) - weight(other) || one.pattern.high - other.pattern.high,
  );
}

/** What chosen cards would be played as; undefined where they may not be. */
export function playOf(plays: readonly LegalPlay[], chosen: readonly string[]): LegalPlay | undefined {
  const counts = String(countsOf(chosen));
  return plays.find((play) => String(play.counts) === counts);
}

/** Cards in hand for a play, of each rank those that come first. */
export function cardsOfPlay(held: readonly string[], { counts }: LegalPlay): string[] {
  const left = [...counts];
  return held.filter((card) => {
    const rank = rankPlace(card);
    if ((left[rank] ?? 0) === 0) return false;
    left[rank] = (left[rank] ?? 0) - 1;
    return true;
  });
}

import type { Stream } from '../fairness/stream.ts';
import type { Card } from './card.ts';

/** A spin of the wheel with one zero: below(37). */
export function rouletteNumber(stream: Stream): number {
  return stream.below(37);
}

/** A shuffled pack, the top card first: pick(52, 52), with two jokers (52 and 53) pick(54, 54). */
export function shuffledDeck(stream: Stream, size: 52 | 54): Card[] {
  return stream.pick(size, size);
}

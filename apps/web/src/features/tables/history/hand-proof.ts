import { verify } from '@fairway/fair-games';
import type { PlayedHand } from '@fairway/contract/tables/schemas.ts';
import { hashing } from '../../../lib/fair-hashing.ts';

/**
 * The questions that a hand gives the verifier: each own card under the root that was out before the deal; and once the link is out the whole
 * pack, whose root must be the same.
 */
export function handQuestions(hand: PlayedHand): readonly object[] {
  const { root, randomness } = hand.open.proof;
  if (root === null || randomness === null) return [];
  const own = hand.cards.map(({ path, ...card }) => ({
    kind: 'hand',
    game: hand.open.game,
    card,
    path,
    root,
  }));
  if (hand.link === null) return own;
  const whole = {
    kind: 'hand',
    game: hand.open.game,
    hand: hand.hand,
    link: hand.link,
    randomness,
    shown: { root },
  };
  return [...own, whole];
}

/** Computes all of them again in this browser: true when each is as it was shown. */
export function proveHand(questions: readonly object[]): boolean {
  if (questions.length === 0) return false;
  return questions.every((question) => {
    const answer = verify(hashing, question);
    if (typeof answer !== 'object' || answer === null) return false;
    if ('isUnderRoot' in answer) return answer.isUnderRoot === true;
    const agrees: unknown = 'agrees' in answer ? answer.agrees : undefined;
    return typeof agrees === 'object' && agrees !== null && 'root' in agrees && agrees.root === true;
  });
}

import { FairGamesError, verify } from '@fairway/fair-games';
import { parseMoney } from '@fairway/money';
import type { PlayedHand } from '@fairway/contract/tables/schemas.ts';
import { hashing } from '../../../lib/fair-hashing.ts';

/**
 * The questions that a hand gives the verifier: each own card under the root that was out before the deal; and once the link is out the whole
 * pack, whose root must be the same, with the hand played again on it, which must settle as it was shown.
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
    replay: replayOf(hand),
    shown: { root, ...settlementOf(hand) },
  };
  return [...own, whole];
}

/** The start of a hand and its acts as the verifier reads them: amounts in minor units. */
function replayOf({ open, replay, currency }: PlayedHand): object {
  const minor = (amount: string) => String(parseMoney(amount, currency).minor);
  return {
    unit: minor(open.unit),
    button: open.button,
    seats: replay.seats.map(({ seat, stack }) => ({ seat, stack: minor(stack) })),
    acts: replay.acts.map(({ to, ...act }) => ({ ...act, ...(to === undefined ? {} : { to: minor(to) }) })),
  };
}

/** What each seat put at risk and got back, and the rake, in minor units: without a pot what it lost or won. */
function settlementOf({ open, currency }: PlayedHand): object {
  const units = (amount: string) => parseMoney(amount, currency).minor;
  const minor = (amount: string | null | undefined) => String(units(amount ?? '0'));
  const called = open.game === 'holdem' ? secondOf(open.seats.map(({ paid }) => units(paid))) : 0n;
  const settled =
    open.game === 'holdem'
      ? open.seats.map(({ seat, paid, returned }) => ({
          seat,
          // What nobody called was at no risk.
          paid: String(units(paid) < called ? units(paid) : called),
          returned: minor(returned),
        }))
      : open.seats.map(({ seat, outcome }) => ({
          seat,
          paid: minor(outcome?.lost),
          returned: minor(outcome?.won),
        }));
  return { settled, rake: minor(open.rake) };
}

/** The second highest of some amounts. */
function secondOf(amounts: readonly bigint[]): bigint {
  return amounts.toSorted((one, other) => (one < other ? 1 : -1))[1] ?? 0n;
}

/** Computes all of them again in this browser: true when each is as it was shown. */
export function proveHand(questions: readonly object[]): boolean {
  return questions.length > 0 && questions.every(isAsShown);
}

function isAsShown(question: object): boolean {
  try {
    const answer = verify(hashing, question);
    if (typeof answer !== 'object' || answer === null) return false;
    if ('isUnderRoot' in answer) return answer.isUnderRoot === true;
    const agrees: unknown = 'agrees' in answer ? answer.agrees : undefined;
    return (
      typeof agrees === 'object' && agrees !== null && Object.values(agrees).every((one) => one === true)
    );
  } catch (refusal) {
    // Acts that the rules refuse on this pack are another hand's.
    if (refusal instanceof FairGamesError) return false;
    throw refusal;
  }
}

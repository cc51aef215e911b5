import type { PlayedHand } from '@fairway/contract/tables/schemas.ts';
import { verify, type Answer } from '@fairway/fair-games';
import { parseMoney } from '@fairway/money';
import { hashing } from '../rules/hashing.ts';

/** A hand whose link is out, played again by the verifier on its own pack. */
export function replayed({ hand, link, open, replay, currency }: PlayedHand): Answer {
  const minor = (amount: string) => String(parseMoney(amount, currency).minor);
  return verify(hashing, {
    kind: 'hand',
    game: open.game,
    hand,
    link,
    randomness: open.proof.randomness,
    replay: {
      unit: minor(open.unit),
      button: open.button,
      seats: replay.seats.map(({ seat, stack }) => ({ seat, stack: minor(stack) })),
      acts: replay.acts.map(({ to, ...act }) => ({ ...act, ...(to === undefined ? {} : { to: minor(to) }) })),
    },
    shown: { root: open.proof.root, rake: minor(open.rake ?? '') },
  }) as Answer;
}

import type { TableKind } from '../table-kind.ts';
import { actInHand, optionsOf } from './act-in-hand.ts';
import { beginHand } from './begin-hand.ts';
import { boardCards, seatIn, type HoldemHand } from './hand.ts';
import { settleHand } from './settle-hand.ts';
import { boardPlaces, holePlaces, shownSeats } from './showdown.ts';

/** No-limit hold'em for two to six. */
export const holdem: TableKind<HoldemHand> = {
  code: 'holdem',
  pack: 52,
  seats: { least: 2, most: 6 },
  begin: beginHand,
  act: actInHand,
  turn: ({ turn }) => (turn === null ? [] : [turn]),
  absent: (hand, seat) => ({ act: optionsOf(hand, seatIn(hand, seat)).call === 0n ? 'check' : 'fold' }),
  ownPlaces: holePlaces,
  // Where all but one have folded the board stays as it lies, and nobody shows.
  openPlaces: (hand, pack) => [
    ...boardPlaces(hand, boardCards[hand.street]),
    ...shownSeats(hand, pack).flatMap((seat) => holePlaces(hand, seat)),
  ],
  result: settleHand,
};

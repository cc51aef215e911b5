import { holdem, type HoldemHand, type TableAct } from '@fairway/fair-games';
import type { HandActRow, HandRow, HandSeatRow } from '../rows.ts';

/** A hand from its rows: its start, then its acts. Acts never depend on cards. */
export function playAgain(
  row: Pick<HandRow, 'button' | 'unit'>,
  seats: readonly Pick<HandSeatRow, 'seat' | 'stack'>[],
  acts: readonly HandActRow[],
): HoldemHand {
  const start = {
    seats: seats.map(({ seat, stack }) => ({ seat, stack })),
    button: row.button,
    unit: row.unit,
  };
  return acts.reduce((hand, act) => holdem.act(hand, act.seat, actOf(act), []), holdem.begin(start));
}

function actOf({ act, amount }: HandActRow): TableAct {
  return amount === null ? { act } : { act, to: String(amount) };
}

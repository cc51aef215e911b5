import { FairGamesError } from '../../fair-games-error.ts';
import type { TableAct } from '../table-kind.ts';
import { paying, seatIn, withSeat, type HoldemHand, type HoldemSeat } from './hand.ts';
import { moveOn } from './move-on.ts';

/** What a seat may do at its turn; amounts in minor units. */
export interface HoldemOptions {
  /** What a call adds: 0 is a check. Never more than the stack. */
  readonly call: bigint;
  /** Bounds of the bet that a raise raises to; null where none is allowed. The least is all in where the stack has no more. */
  readonly raise: { readonly least: bigint; readonly most: bigint } | null;
}

/**
 * The choices of a seat. A seat that has acted may raise again only when what it faces is a whole raise above the bet that it acted on: all-in
 * bets that raise by less, alone or together, reopen nothing (TDA 2024, rule 47).
 */
export function optionsOf(hand: HoldemHand, seat: HoldemSeat): HoldemOptions {
  const due = hand.bet > seat.bet ? hand.bet - seat.bet : 0n;
  const call = due < seat.stack ? due : seat.stack;
  const most = seat.bet + seat.stack;
  const isOpen = seat.actedOn === null || hand.bet - seat.actedOn >= hand.leastRaise;
  const someoneCanCall = hand.seats.some(
    (other) => other.seat !== seat.seat && !other.folded && other.stack > 0n,
  );
  if (!isOpen || most <= hand.bet || !someoneCanCall) return { call, raise: null };
  const least = hand.bet + hand.leastRaise;
  return { call, raise: { least: least < most ? least : most, most } };
}

/**
 * The hand after an act of a seat: `fold`, `check`, `call`, or `raise` with `to`, the bet of the street that it makes in whole minor units, also
 * for a first bet. Throws `actNotAllowed`, `badAct`.
 */
export function actInHand(hand: HoldemHand, number: number, act: TableAct): HoldemHand {
  if (hand.turn !== number) throw new FairGamesError('actNotAllowed', 'another seat is to act');
  const seat = seatIn(hand, number);
  const { call, raise } = optionsOf(hand, seat);
  switch (act.act) {
    case 'fold':
      return moveOn(withSeat(hand, { ...seat, folded: true }), number);
    case 'check':
    case 'call':
      if ((call === 0n) !== (act.act === 'check'))
        throw new FairGamesError('actNotAllowed', `no ${act.act} at ${call} to call`);
      return moveOn(withSeat(hand, { ...paying(seat, call), actedOn: hand.bet }), number);
    case 'raise': {
      const to = readAmount(act['to']);
      if (!raise || to > raise.most || to < raise.least)
        throw new FairGamesError('actNotAllowed', `no raise to ${to}`);
      return raised(hand, seat, to);
    }
    default:
      throw new FairGamesError('badAct', 'no act of this game');
  }
}

function raised(hand: HoldemHand, seat: HoldemSeat, to: bigint): HoldemHand {
  const by = to - hand.bet;
  const paid = { ...paying(seat, to - seat.bet), actedOn: to };
  const leastRaise = by > hand.leastRaise ? by : hand.leastRaise;
  return moveOn({ ...withSeat(hand, paid), bet: to, leastRaise, aggressor: seat.seat }, seat.seat);
}

function readAmount(value: unknown): bigint {
  if (typeof value !== 'string' || !/^[1-9]\d{0,17}$/.test(value))
    throw new FairGamesError('badAct', 'a bet is in whole minor units');
  return BigInt(value);
}

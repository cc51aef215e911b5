import type { Card } from '../cards/card.ts';
import type { Plain } from '../games/round.ts';

/** A member at a table when a hand begins: the seat's number from 0, clockwise, and what the member has there in minor units. */
export interface DealtSeat {
  readonly seat: number;
  readonly stack: bigint;
}

/** What a hand begins from. Seats are in clockwise order, whatever the first of them is. */
export interface HandStart {
  readonly seats: readonly DealtSeat[];
  /** The seat of the button. */
  readonly button: number;
  /** The table's unit in minor units: the big blind, the base stake. */
  readonly unit: bigint;
}

/** An act as it is kept: amounts are whole minor units as text. */
export interface TableAct {
  readonly act: string;
  readonly [detail: string]: Plain;
}

/** What one seat put at risk and got back. What came back to all, with the rake, is what they put in. */
export interface SeatResult {
  readonly seat: number;
  readonly paid: bigint;
  readonly returned: bigint;
}

export interface HandResult {
  readonly seats: readonly SeatResult[];
  readonly rake: bigint;
}

/**
 * A game between members as a table runs it. A hand is its start and its acts: playing them again gives the same hand, so nothing else is
 * kept. The pack lies in the order of its commitment; a kind says which places belong to whom, and never looks at a card that it does not need.
 */
export interface TableKind<Hand> {
  readonly code: 'holdem' | 'niuniu' | 'doudizhu';
  readonly pack: 52 | 54;
  readonly seats: { readonly least: number; readonly most: number };
  begin(start: HandStart): Hand;
  /** Throws FairGamesError: `actNotAllowed` out of turn or where the rules forbid it, `badAct` for what is no act. */
  act(hand: Hand, seat: number, act: TableAct, pack: readonly Card[]): Hand;
  /** The seats that are to act next; none once the hand is over. */
  turn(hand: Hand): readonly number[];
  /** What a seat does that lets its time run out or has left: always an act that the rules allow. */
  absent(hand: Hand, seat: number, pack: readonly Card[]): TableAct;
  /** Places of the pack that a seat sees before they are shown. */
  ownPlaces(hand: Hand, seat: number): readonly number[];
  /** Places of the pack that lie open for all. */
  openPlaces(hand: Hand, pack: readonly Card[]): readonly number[];
  /** Null while it goes on. */
  result(hand: Hand, pack: readonly Card[]): HandResult | null;
}

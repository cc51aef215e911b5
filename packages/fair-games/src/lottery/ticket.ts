import { Fraction, multiply, type Money } from '@fairway/money';
import { FairGamesError } from '../fair-games-error.ts';
import { oddsOf } from './odds.ts';
import type { Note, Play } from './play.ts';
import { playOf } from './plays.ts';
import { readPick } from './read-pick.ts';

export const mostTimes = 999;

/** A ticket as its notes: stake = unit x times x notes (单价 x 倍数 x 注数). */
export interface Ticket {
  readonly play: Play;
  readonly notes: readonly Note[];
  readonly unit: Money;
  readonly times: number;
}

/** Throws `unknownPlay`, `badPick`, `repeatedNumber`, `wrongCount`, `tooManyNotes`, `badTimes`, `badStake`. */
export function readTicket(asked: { play: unknown; pick: unknown; unit: Money; times: unknown }): Ticket {
  const play = playOf(asked.play);
  const { unit, times } = asked;
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1 || times > mostTimes)
    throw new FairGamesError('badTimes', `times is 1 to ${mostTimes}`);
  if (unit.minor <= 0n) throw new FairGamesError('badStake', 'a unit is more than nothing');
  return { play, notes: readPick(play.form, asked.pick), unit, times };
}

export function ticketStake({ notes, unit, times }: Ticket): Money {
  return multiply(unit, Fraction.of(BigInt(notes.length * times)), { round: 'halfUp' });
}

/** A note of a ticket that won, and its odds. */
export interface WinningNote {
  readonly note: Note;
  readonly odds: Fraction;
}

/** The result must be one of the lottery's. */
export function winningNotes({ play, notes }: Ticket, result: readonly number[]): WinningNote[] {
  return notes.filter((note) => play.wins(note, result)).map((note) => ({ note, odds: oddsOf(play, note) }));
}

/** unit x times x sum of the winning notes' odds, rounded once. */
export function ticketReturn({ unit, times }: Ticket, winning: readonly WinningNote[]): Money {
  const odds = winning.reduce((sum, one) => sum.add(one.odds), Fraction.ZERO);
  return multiply(unit, odds.mul(Fraction.of(BigInt(times))), { round: 'halfUp' });
}

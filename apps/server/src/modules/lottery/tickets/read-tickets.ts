import {
  FairGamesError,
  noteText,
  oddsOf,
  readTicket,
  ticketStake,
  type Ticket as Notes,
} from '@fairway/fair-games';
import {
  currencyScale,
  displayMoney,
  formatMoney,
  Fraction,
  multiply,
  tryParseMoney,
  type Money,
} from '@fairway/money';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { AppError } from '#platform/errors.ts';
import type { TicketBounds } from '../rules/house-lotteries.ts';

export interface AskedTicket {
  readonly play: string;
  readonly pick: string;
  readonly unit: string;
  readonly times: number;
}

/** A ticket within the rules, not yet placed. */
export interface ReadTicket {
  readonly asked: AskedTicket;
  readonly notes: Notes;
  readonly stake: Money;
  /** What each note would return in minor units, rounded up, by amount. */
  readonly risks: readonly (readonly [minor: number, notes: readonly string[]])[];
}

/** Throws `gameBetInvalid` for a play or pick against the rules, and `amountScale`. */
export function readAsked(lottery: LotteryCode, currency: WalletCurrency, asked: AskedTicket): ReadTicket {
  const unit = tryParseMoney(asked.unit, currency);
  if (!unit) throw new AppError('amountScale', { digits: currencyScale[currency] });
  const notes = notesOf(lottery, { ...asked, unit });
  return { asked, notes, stake: ticketStake(notes), risks: risksOf(notes) };
}

/** As `readAsked`, within what one ticket may stake. Throws `stakeBelowMinimum`, `stakeAboveMaximum` too. */
export function readTicketToPlace(
  lottery: LotteryCode,
  currency: WalletCurrency,
  asked: AskedTicket,
  { leastUnit, least, most }: TicketBounds,
): ReadTicket {
  const read = readAsked(lottery, currency, asked);
  if (read.notes.unit.minor < leastUnit.minor) throw belowMinimum(leastUnit);
  if (read.stake.minor < least.minor) throw belowMinimum(least);
  if (read.stake.minor > most.minor)
    throw new AppError('stakeAboveMaximum', { max: displayMoney(most) }, { max: formatMoney(most) });
  return read;
}

function belowMinimum(least: Money): AppError {
  return new AppError('stakeBelowMinimum', { min: displayMoney(least) }, { min: formatMoney(least) });
}

function notesOf(lottery: LotteryCode, asked: Omit<AskedTicket, 'unit'> & { unit: Money }): Notes {
  try {
    const notes = readTicket(asked);
    if (notes.play.lottery === lottery) return notes;
  } catch (fault) {
    if (!(fault instanceof FairGamesError)) throw fault;
    throw new AppError('gameBetInvalid', {}, { fault: fault.fault });
  }
  throw new AppError('gameBetInvalid', {}, { fault: 'unknownPlay' });
}

function risksOf({ play, notes, unit, times }: Notes): ReadTicket['risks'] {
  const byAmount = new Map<number, string[]>();
  for (const note of notes) {
    const odds = oddsOf(play, note).mul(Fraction.of(BigInt(times)));
    const amount = Number(multiply(unit, odds, { round: 'up' }).minor);
    const known = byAmount.get(amount);
    const text = noteText(play.form, note);
    if (known) known.push(text);
    else byAmount.set(amount, [text]);
  }
  return [...byAmount];
}

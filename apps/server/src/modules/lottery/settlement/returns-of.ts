import { readTicket, ticketReturn, winningNotes } from '@fairway/fair-games';
import { money, type Money } from '@fairway/money';
import type { IssueRow } from '../tables.ts';
import type { UnsettledTicketRow } from '../tickets/unsettled-tickets-store.ts';

export type ReturnOf = (ticket: UnsettledTicketRow) => Money;

/** What tickets return by their issue's result, or their stakes where it is voided. Equal tickets are judged once. */
export function returnsOf({ result, voided_at }: IssueRow): ReturnOf {
  if (voided_at || !result) return ({ currency, stake }) => money(currency, stake);
  const known = new Map<string, Money>();
  return ({ currency, play, pick, unit, times }) => {
    const key = `${currency} ${unit} ${times} ${play} ${pick}`;
    const before = known.get(key);
    if (before) return before;
    const notes = readTicket({ play, pick, unit: money(currency, unit), times });
    const returned = ticketReturn(notes, winningNotes(notes, result));
    known.set(key, returned);
    return returned;
  };
}

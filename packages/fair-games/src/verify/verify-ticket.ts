import { formatMoney } from '@fairway/money';
import { decimalText } from '../chance/multiplier.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { readRecord } from '../games/read-input.ts';
import type { Plain } from '../games/round.ts';
import { noteText } from '../lottery/note-text.ts';
import { readResult } from '../lottery/result-space.ts';
import { readTicket, ticketReturn, ticketStake, winningNotes } from '../lottery/ticket.ts';
import { readStake } from './verify-round.ts';

/**
 * A lottery ticket against a result: `{kind:"ticket",play,pick,unit,times,result}`, `currency` CNY where it is missing. Answers notes,
 * stake, the winning notes with their odds, and the return. Throws FairGamesError.
 */
export function verifyTicket(_: Hashing, question: unknown): Plain {
  const fields = ['kind', 'play', 'pick', 'unit', 'times', 'result', 'currency'];
  const given = readRecord(question, fields, 'malformed');
  const unit = readStake(given['unit'], given['currency'] ?? 'CNY');
  const ticket = readTicket({ play: given['play'], pick: given['pick'], unit, times: given['times'] });
  const winning = winningNotes(ticket, readResult(ticket.play.lottery, given['result']));
  return {
    kind: 'ticket',
    notes: ticket.notes.length,
    stake: formatMoney(ticketStake(ticket)),
    winning: winning.map(({ note, odds }) => ({
      note: noteText(ticket.play.form, note),
      odds: decimalText(odds),
    })),
    returned: formatMoney(ticketReturn(ticket, winning)),
  };
}

import { parseMoney, type Money } from '@fairway/money';
import type { Book } from '../../../platform/book.ts';
import type { Round } from '../hub-store.ts';
import { findSpoil } from './spoils.ts';

/** A transaction of a round as the house counts it. */
export interface BookLine {
  readonly id: string;
  readonly kind: 'bet' | 'win';
  readonly round: Round;
  readonly amount: Money;
  readonly state: 'taken' | 'declined' | 'takenBack';
  readonly closesRound: boolean;
}

/** The transactions of a round, spoilt as the director says. A round that is being played has none yet. */
export function linesOf(book: Book, round: Round): BookLine[] {
  const { roundId, status, stake, payout } = round;
  if (status === 'open') return [];
  const state = status === 'refused' ? 'declined' : status === 'takenBack' ? 'takenBack' : 'taken';
  const bet: BookLine = {
    id: `${roundId}-bet`,
    kind: 'bet',
    round,
    amount: stake,
    state,
    closesRound: state === 'takenBack',
  };
  const hasResult = status === 'won' || status === 'lost';
  const win: BookLine = { ...bet, id: `${roundId}-win`, kind: 'win', amount: payout, closesRound: true };
  return (hasResult ? [bet, win] : [bet]).flatMap((line) => spoil(book, line));
}

function spoil(book: Book, line: BookLine): BookLine[] {
  const { leaveOut, copies = 1, amount } = findSpoil(book, line.id);
  if (leaveOut) return [];
  const listed = amount === undefined ? line : { ...line, amount: parseMoney(amount, line.amount.currency) };
  return Array.from({ length: copies }, () => listed);
}

import { AppError } from '#platform/errors.ts';
import type { BetRow } from '../tables.ts';
import type { CashOutFacts } from './read-cash-out-facts.ts';
import { termsOf, type ValuedBet } from './value-bet.ts';

/** Refuses with `betAlreadySettled` what has ended, and with `cashOutUnavailable` what the house has not accepted yet and a free bet, whose stake is the house's. */
export function refuseEnded({ status, free_bet }: Pick<BetRow, 'status' | 'free_bet'>): void {
  if (status === 'pending' || (status === 'accepted' && free_bet !== null))
    throw new AppError('cashOutUnavailable');
  if (status !== 'accepted') throw new AppError('betAlreadySettled');
}

/**
 * Refuses with `cashOutStopped` while the house buys nothing back, and with `cashOutUnavailable` what cannot be valued now; answers
 * the value of the rest.
 */
export function refuseUnvalued(facts: CashOutFacts, valued: ValuedBet | null): ValuedBet {
  if (!termsOf(facts).open) throw new AppError('cashOutStopped');
  if (!valued) throw new AppError('cashOutUnavailable');
  return valued;
}

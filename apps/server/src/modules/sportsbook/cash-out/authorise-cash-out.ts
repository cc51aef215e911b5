import { AppError } from '#platform/errors.ts';
import type { BetRow } from '../tables.ts';
import type { CashOutFacts } from './read-cash-out-facts.ts';
import { termsOf, type ValuedBet } from './value-bet.ts';

/** Refuses with `betAlreadySettled` what has ended, and with `cashOutUnavailable` what the house has not accepted yet. */
export function refuseEnded({ status }: Pick<BetRow, 'status'>): void {
  if (status === 'pending') throw new AppError('cashOutUnavailable');
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

import { money } from '@fairway/money';
import { inFen } from '@fairway/promotions';
import { factsOf } from '#modules/play';
import { addSeconds } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { depositName, type DepositBasis } from '../../reversals/deposit-basis.ts';

export interface CountableDeposit extends DepositBasis {
  /** How many deposits of the member stand before it. */
  readonly before: number;
}

/** The member's deposits that stand, oldest first: one that was taken back counts for nothing, also for which is the first. */
export async function depositsOf(db: Db | Tx, memberId: string, now: Date): Promise<CountableDeposit[]> {
  const facts = await factsOf(db, memberId, {
    from: new Date(0),
    to: addSeconds(now, 60),
    kinds: ['deposit', 'depositReversal'],
  });
  const reversed = new Set(facts.filter(({ kind }) => kind === 'depositReversal').map(depositName));
  return facts
    .filter((fact) => fact.kind === 'deposit' && !reversed.has(depositName(fact)))
    .map(({ ref, at, currency, amount }, before) => ({
      ref: ref ?? '',
      at,
      before,
      amount: inFen([money(currency, amount)]),
    }));
}

/** How many deposits may stand before the one that a kind pays for: none for the first, one or two for a further one. */
export const depositsBefore = { depositFirst: [0], depositAgain: [1, 2] } as const;

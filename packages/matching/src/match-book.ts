import { OpenDeposits } from './open-deposits.ts';
import { OpenWithdrawals } from './open-withdrawals.ts';
import type { Match, OpenDeposit, OpenWithdrawal } from './order.ts';
import type { MatchTerms } from './terms.ts';

/** What changes the two sets of open orders. Everything else follows from the rule. */
export type MatchEvent =
  | ({ readonly kind: 'deposit' } & OpenDeposit)
  | ({ readonly kind: 'withdrawal' } & OpenWithdrawal)
  /** An order is no longer open: cancelled, expired, moved to the ordinary payout. */
  | { readonly kind: 'left'; readonly billNo: string }
  /** A part of a withdrawal was not paid: its amount is open again, at the withdrawal's own age. */
  | { readonly kind: 'released'; readonly billNo: string; readonly amount: bigint }
  /** So much of a withdrawal's rest was paid outside the rule: it is not open any more, and the payment is one part more. */
  | { readonly kind: 'covered'; readonly billNo: string; readonly amount: bigint };

/**
 * Two sets of open orders and the rule that joins them. After every event no pair is left that could be matched, so an event
 * concerns its own order alone: a deposit finds at most one withdrawal, a withdrawal as many deposits as it takes. The cost of
 * a match grows with the logarithm of the open orders and the number of age bands, which the bound on waiting bounds.
 */
export class MatchBook {
  readonly #terms: MatchTerms;
  readonly #deposits = new Map<string, OpenDeposit>();
  readonly #withdrawals = new Map<string, OpenWithdrawal>();
  readonly #openDeposits: OpenDeposits;
  readonly #openWithdrawals: OpenWithdrawals;

  constructor(terms: MatchTerms) {
    this.#terms = terms;
    this.#openDeposits = new OpenDeposits(terms);
    this.#openWithdrawals = new OpenWithdrawals(terms);
  }

  /** Takes an event in and answers the matches that follow from it, in their order. An order that is known enters once. */
  apply(event: MatchEvent): Match[] {
    switch (event.kind) {
      case 'deposit':
        return this.#enterDeposit(event);
      case 'withdrawal':
        return this.#enterWithdrawal(event);
      case 'left':
        this.#leave(event.billNo);
        return [];
      case 'released':
        return this.#cover(event.billNo, -event.amount, -1);
      case 'covered':
        return this.#cover(event.billNo, event.amount, 1);
    }
  }

  /** Puts an order back as it was, without matching: how a book is built from the orders that are open now. */
  restore(event: Extract<MatchEvent, { kind: 'deposit' | 'withdrawal' }>): void {
    if (event.kind === 'deposit') this.#addDeposit(event);
    else this.#addWithdrawal(event);
  }

  knows(billNo: string): boolean {
    return this.#deposits.has(billNo) || this.#withdrawals.has(billNo);
  }

  deposit(billNo: string): OpenDeposit | undefined {
    return this.#deposits.get(billNo);
  }

  withdrawal(billNo: string): OpenWithdrawal | undefined {
    return this.#withdrawals.get(billNo);
  }

  #enterDeposit(deposit: OpenDeposit): Match[] {
    if (this.#deposits.has(deposit.billNo)) return [];
    this.#addDeposit(deposit);
    const withdrawal = this.#openWithdrawals.bestFor(deposit);
    return withdrawal ? [this.#join(deposit, withdrawal)] : [];
  }

  #enterWithdrawal(withdrawal: OpenWithdrawal): Match[] {
    if (this.#withdrawals.has(withdrawal.billNo)) return [];
    this.#addWithdrawal(withdrawal);
    return this.#fill(withdrawal.billNo);
  }

  /** A part covers so much more of a withdrawal, or so much less: either may make another pair fit. */
  #cover(billNo: string, amount: bigint, parts: 1 | -1): Match[] {
    const known = this.#withdrawals.get(billNo);
    if (!known) return [];
    this.#replace(known, { ...known, rest: known.rest - amount, parts: known.parts + parts });
    return this.#fill(billNo);
  }

  #fill(billNo: string): Match[] {
    const matches: Match[] = [];
    for (;;) {
      const withdrawal = this.#withdrawals.get(billNo);
      if (!withdrawal || !this.#isOpen(withdrawal)) return matches;
      const deposit = this.#openDeposits.bestFor(withdrawal);
      if (!deposit) return matches;
      matches.push(this.#join(deposit, withdrawal));
    }
  }

  #join(deposit: OpenDeposit, withdrawal: OpenWithdrawal): Match {
    const { amount } = deposit;
    this.#leave(deposit.billNo);
    this.#replace(withdrawal, {
      ...withdrawal,
      rest: withdrawal.rest - amount,
      parts: withdrawal.parts + 1,
    });
    return { deposit: deposit.billNo, withdrawal: withdrawal.billNo, amount };
  }

  #leave(billNo: string): void {
    const deposit = this.#deposits.get(billNo);
    if (deposit) {
      this.#deposits.delete(billNo);
      this.#openDeposits.remove(deposit);
    }
    const withdrawal = this.#withdrawals.get(billNo);
    if (withdrawal) {
      this.#withdrawals.delete(billNo);
      if (this.#isOpen(withdrawal)) this.#openWithdrawals.remove(withdrawal);
    }
  }

  #addDeposit(deposit: OpenDeposit): void {
    this.#deposits.set(deposit.billNo, deposit);
    this.#openDeposits.add(deposit);
  }

  #addWithdrawal(withdrawal: OpenWithdrawal): void {
    this.#withdrawals.set(withdrawal.billNo, withdrawal);
    if (this.#isOpen(withdrawal)) this.#openWithdrawals.add(withdrawal);
  }

  #replace(before: OpenWithdrawal, after: OpenWithdrawal): void {
    this.#leave(before.billNo);
    this.#addWithdrawal(after);
  }

  #isOpen({ rest, parts }: OpenWithdrawal): boolean {
    return rest > 0n && parts < this.#terms.maxParts;
  }
}

import { Bands } from './bands.ts';
import { isSamePerson, type OpenDeposit, type OpenWithdrawal } from './order.ts';
import { Shelf } from './shelf.ts';
import type { MatchTerms } from './terms.ts';

/** The deposits that wait, by age band and amount. */
export class OpenDeposits {
  readonly #terms: MatchTerms;
  readonly #bands = new Bands(() => new Shelf<OpenDeposit>(({ amount }) => amount));

  constructor(terms: MatchTerms) {
    this.#terms = terms;
  }

  add(deposit: OpenDeposit): void {
    this.#bands.of(this.#band(deposit)).add(deposit);
  }

  remove(deposit: OpenDeposit): void {
    const band = this.#band(deposit);
    const shelf = this.#bands.of(band);
    shelf.remove(deposit);
    if (shelf.isEmpty) this.#bands.drop(band);
  }

  /**
   * The deposit that pays this withdrawal next: the oldest band first; in it the exact fit, else the largest that leaves a
   * payable rest (fewest parts); of equal amounts the eldest. A withdrawal at its last part takes an exact fit only.
   */
  bestFor(withdrawal: OpenWithdrawal): OpenDeposit | undefined {
    const { minPart, maxParts } = this.#terms;
    const splits = withdrawal.parts + 1 < maxParts;
    for (const shelf of this.#bands.oldestFirst()) {
      for (const deposit of shelf.downFrom(withdrawal.rest)) {
        if (deposit.amount !== withdrawal.rest) break;
        if (!isSamePerson(deposit, withdrawal)) return deposit;
      }
      if (!splits) continue;
      for (const deposit of shelf.downFrom(withdrawal.rest - minPart))
        if (!isSamePerson(deposit, withdrawal)) return deposit;
    }
    return undefined;
  }

  #band({ at }: OpenDeposit): number {
    return Math.floor(at / this.#terms.bandSeconds);
  }
}

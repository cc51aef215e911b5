import { Bands } from './bands.ts';
import { isSamePerson, type OpenDeposit, type OpenWithdrawal } from './order.ts';
import { Shelf } from './shelf.ts';
import type { MatchTerms } from './terms.ts';

/** One age band: a shelf for each number of parts that a withdrawal has already, by its rest. */
class ByParts {
  readonly shelves: Shelf<OpenWithdrawal>[];

  constructor(maxParts: number) {
    this.shelves = Array.from({ length: maxParts }, () => new Shelf<OpenWithdrawal>(({ rest }) => rest));
  }

  shelf(parts: number): Shelf<OpenWithdrawal> {
    const shelf = this.shelves[parts];
    if (!shelf) throw new RangeError(`a withdrawal of ${parts} parts is not open`);
    return shelf;
  }
}

/** The withdrawals with a rest to be paid, by age band, parts and rest. */
export class OpenWithdrawals {
  readonly #terms: MatchTerms;
  readonly #bands: Bands<ByParts>;

  constructor(terms: MatchTerms) {
    this.#terms = terms;
    this.#bands = new Bands(() => new ByParts(terms.maxParts));
  }

  add(withdrawal: OpenWithdrawal): void {
    this.#bands.of(this.#band(withdrawal)).shelf(withdrawal.parts).add(withdrawal);
  }

  remove(withdrawal: OpenWithdrawal): void {
    const band = this.#band(withdrawal);
    const byParts = this.#bands.of(band);
    byParts.shelf(withdrawal.parts).remove(withdrawal);
    if (byParts.shelves.every((shelf) => shelf.isEmpty)) this.#bands.drop(band);
  }

  /**
   * The withdrawal that this deposit pays: the oldest band first; in it an exact fit, else the one with the fewest parts so
   * far, of these the largest rest (small ones stay whole for an exact fit); of equals the eldest.
   */
  bestFor(deposit: OpenDeposit): OpenWithdrawal | undefined {
    for (const { shelves } of this.#bands.oldestFirst()) {
      const found = this.#exact(shelves, deposit) ?? this.#split(shelves, deposit);
      if (found) return found;
    }
    return undefined;
  }

  #exact(shelves: readonly Shelf<OpenWithdrawal>[], deposit: OpenDeposit): OpenWithdrawal | undefined {
    for (const shelf of shelves)
      for (const withdrawal of shelf.downFrom(deposit.amount)) {
        if (withdrawal.rest !== deposit.amount) break;
        if (!isSamePerson(deposit, withdrawal)) return withdrawal;
      }
    return undefined;
  }

  #split(shelves: readonly Shelf<OpenWithdrawal>[], deposit: OpenDeposit): OpenWithdrawal | undefined {
    for (const shelf of shelves.slice(0, this.#terms.maxParts - 1))
      for (const withdrawal of shelf.fromLargest()) {
        if (withdrawal.rest - deposit.amount < this.#terms.minPart) break;
        if (!isSamePerson(deposit, withdrawal)) return withdrawal;
      }
    return undefined;
  }

  #band({ at }: OpenWithdrawal): number {
    return Math.floor(at / this.#terms.bandSeconds);
  }
}

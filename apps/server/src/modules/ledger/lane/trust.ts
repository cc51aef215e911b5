import { refusedBy } from '#platform/db/sql-faults.ts';
import type { Ownership } from '../owners/ownership.ts';
import type { Landed } from './lane-batches.ts';
import type { Waiting } from './lane-request.ts';

/** By how many batches a refusal lengthens the time in which accounts are read first, and the most that it can become. */
const perRefusal = 16;
const most = 64;
/** A refusal by itself is the usual other writer, an order's step or an operator; reading first begins with the next one soon after. */
const tolerated = 16;

const staleness = new Set(['ledger_moves_by_a', 'ledger_moves_by_b', 'ledger_chain']);

/**
 * How far a lane trusts its memory: for shards that its process owns, and as long as others write their accounts only now and then. Where it
 * does not, accounts are read in one statement before the batch is decided.
 */
export class Trust {
  readonly #ownership: Ownership | undefined;
  readonly #epochs = new Map<number, number>();
  #doubt = 0;
  #outdated = false;

  /** Without an ownership there are no others: memory is trusted and no epoch named. */
  constructor(ownership: Ownership | undefined) {
    this.#ownership = ownership;
  }

  /** Notes in each request of a batch under which epoch it is decided, and answers those whose accounts are to be read before. */
  toBeRead(batch: readonly Waiting[]): readonly Waiting[] {
    const others = batch.filter((waiting) => !this.#owns(waiting));
    return this.#outdated || this.#doubt > tolerated ? batch : others;
  }

  #owns(waiting: Waiting): boolean {
    waiting.epoch = 0;
    const { shard } = waiting;
    if (!this.#ownership || shard === undefined) return true;
    const epoch = this.#ownership.epochOf(shard);
    if (epoch === undefined) return false;
    const before = this.#epochs.get(shard);
    // It belonged to another process meanwhile, which has written there.
    if (before !== undefined && before !== epoch) this.#outdated = true;
    this.#epochs.set(shard, epoch);
    waiting.epoch = epoch;
    return true;
  }

  /** Whether a shard has come back, so that what is remembered of it is out of date. */
  get isOutdated(): boolean {
    return this.#outdated;
  }

  /** Everything remembered has been forgotten. */
  beginAgain(): void {
    this.#outdated = false;
  }

  /** How a batch ended. */
  note(landed: Landed): void {
    if (landed === 'written') this.#doubt = Math.max(0, this.#doubt - 1);
    else {
      const rule = refusedBy(landed.fault) ?? '';
      if (staleness.has(rule)) this.#doubt = Math.min(most, this.#doubt + perRefusal);
      if (rule === 'ledger_epoch') this.#ownership?.doubt();
    }
  }
}

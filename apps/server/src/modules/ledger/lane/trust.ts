import { refusedBy } from '#platform/db/sql-faults.ts';
import type { Ownership } from '../owners/ownership.ts';
import type { Landed } from './lane-batches.ts';

/** By how many batches a refusal lengthens the time in which accounts are read first, and the most that it can become. */
const perRefusal = 16;
const most = 64;
/** A refusal by itself is the usual other writer, an order's step or an operator; reading first begins with the next one soon after. */
const tolerated = 16;

const staleness = new Set(['ledger_moves_by_a', 'ledger_moves_by_b', 'ledger_chain']);

export interface TrustSettings {
  readonly ownership?: Ownership | undefined;
  readonly readsFirst?: boolean;
}

/**
 * How far a lane trusts its memory: for shards that its process owns, and as long as others write their accounts only now and then. Where it
 * does not, the batch's accounts are read in one statement before it is decided.
 */
export class Trust {
  readonly #ownership: Ownership | undefined;
  readonly #never: boolean;
  readonly #epochs = new Map<number, number>();
  #doubt = 0;
  #outdated = false;

  constructor({ ownership, readsFirst = false }: TrustSettings) {
    this.#ownership = ownership;
    this.#never = readsFirst;
  }

  /** Whether the next batch's accounts are read before it is decided. */
  get readsFirst(): boolean {
    return this.#never || this.#outdated || this.#doubt > tolerated;
  }

  /** Under which epoch a request may be decided; undefined when another process owns its shard. */
  epochOf(shard: number | undefined): number | undefined {
    if (!this.#ownership || shard === undefined) return 0;
    const epoch = this.#ownership.epochOf(shard);
    if (epoch === undefined) return undefined;
    const before = this.#epochs.get(shard);
    if (before === epoch) return epoch;
    this.#epochs.set(shard, epoch);
    // It belonged to another process meanwhile, which has written there.
    if (before !== undefined) this.#outdated = true;
    return epoch;
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
    else if (staleness.has(refusedBy(landed.fault) ?? ''))
      this.#doubt = Math.min(most, this.#doubt + perRefusal);
  }
}

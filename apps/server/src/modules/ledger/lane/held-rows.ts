import type { Waiting } from './lane-request.ts';

/** How long rows count as held after a request could not have them, in ms. */
const believedMs = 100;
const mostRemembered = 64;

interface Held {
  readonly rows: readonly string[];
  /** From when on one request may try again (performance.now()). */
  readonly triedFrom: number;
}

/**
 * Rows of callers' tables that another transaction was found to hold, as requests name them in `locks`. Which of its rows a
 * request has waited for is not known, so what is remembered is all of them together: only requests that need them
 * all are refused.
 */
export class HeldRows {
  #held: Held[] = [];

  get size(): number {
    return this.#held.length;
  }

  /** Notes that a request waited in vain, alone. */
  note({ request: { locks = [] } }: Waiting): void {
    if (locks.length === 0) return;
    this.#held.push({ rows: locks, triedFrom: performance.now() + believedMs });
    if (this.#held.length > mostRemembered) this.#held.shift();
  }

  /** Whether a request needs what counts as held. */
  blocks({ request: { locks } }: Waiting): boolean {
    return locks !== undefined && this.#held.some(({ rows }) => rows.every((row) => locks.includes(row)));
  }

  /** A request by which one set of rows, believed held for long enough, is tried again; that set is forgotten. */
  takeTrial(batch: readonly Waiting[]): Waiting | undefined {
    const now = performance.now();
    for (const held of this.#held) {
      if (held.triedFrom > now) continue;
      const trial = batch.find(({ request: { locks } }) => held.rows.every((row) => locks?.includes(row)));
      if (!trial) continue;
      this.#held = this.#held.filter((other) => other !== held);
      return trial;
    }
    return undefined;
  }
}

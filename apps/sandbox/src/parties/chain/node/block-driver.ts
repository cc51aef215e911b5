import type { Clock } from '../../../platform/clock.ts';
import type { Timers } from '../../../platform/timers.ts';
import type { Rpc } from './json-rpc.ts';

const restlessBlocks = 40;
const heartbeatMs = 30_000;

interface Driver {
  readonly rpc: Rpc;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly blockTimeMs: number;
  /** Called after each block, with whether it carried transactions. */
  readonly mined: (withTransactions: boolean) => void;
}

/**
 * Makes a block each block time while a transaction waits and for 40 blocks after the last one, so that confirmations
 * grow; then a block a 30 seconds. A chain that rests costs no memory.
 */
export class BlockDriver {
  enabled = true;
  readonly #driver: Driver;
  #sinceTransaction = 0;
  #lastBlockAt = 0;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  start(): void {
    this.#driver.timers.every(this.#driver.blockTimeMs, () => this.#step());
  }

  /** Makes a block now. */
  async mine(): Promise<void> {
    const waiting = await this.#waiting();
    await this.#driver.rpc('evm_mine');
    this.#sinceTransaction = waiting ? 0 : this.#sinceTransaction + 1;
    this.#lastBlockAt = this.#driver.clock.now().getTime();
    this.#driver.mined(waiting);
  }

  /** Something happened on the chain: confirmations are wanted. */
  wake(): void {
    this.#sinceTransaction = 0;
  }

  async #step(): Promise<void> {
    if (!this.enabled) return;
    const rested = this.#driver.clock.now().getTime() - this.#lastBlockAt >= heartbeatMs;
    if (rested || this.#sinceTransaction < restlessBlocks || (await this.#waiting())) await this.mine();
  }

  async #waiting(): Promise<boolean> {
    const pool = await this.#driver.rpc<{ pending: string }>('txpool_status');
    return Number(pool.pending) > 0;
  }
}

import type { Clock } from '../../../platform/clock.ts';
import { saveSnapshot } from './chain-snapshot.ts';
import type { Rpc } from './json-rpc.ts';

const idleSaveMs = 10_000;
/** A save may take this share of the time between two saves. */
const share = 20;

interface Keeping {
  readonly rpc: Rpc;
  readonly clock: Clock;
  readonly folder: string;
  /** A chain that makes its own blocks does not report them; its height is asked for. */
  readonly askHeight: boolean;
}

/** Saves the chain when it has moved: soon when money moved, at leisure otherwise. */
export class SnapshotKeeper {
  readonly #keeping: Keeping;
  #unsaved: 'no' | 'idle' | 'soon' = 'no';
  #savedAt = 0;
  #savedBlock = '';
  #saveTook = 0;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  /** Says that the saved state is behind. */
  touch(urgency: 'idle' | 'soon'): void {
    if (this.#unsaved !== 'soon') this.#unsaved = urgency;
  }

  async saveIfDue(): Promise<void> {
    const { rpc, clock, askHeight } = this.#keeping;
    if (askHeight && (await rpc<string>('eth_blockNumber')) !== this.#savedBlock) this.touch('soon');
    const wait = this.#unsaved === 'soon' ? this.#saveTook * share : idleSaveMs;
    if (this.#unsaved !== 'no' && clock.now().getTime() - this.#savedAt > wait) await this.save();
  }

  /** `stopping`: with all that a reorganisation after the next start needs, whatever it costs. */
  async save({ stopping = false } = {}): Promise<void> {
    const { rpc, clock, folder } = this.#keeping;
    const started = clock.now().getTime();
    this.#unsaved = 'no';
    this.#savedBlock = await rpc<string>('eth_blockNumber');
    await saveSnapshot(rpc, folder, stopping);
    this.#savedAt = clock.now().getTime();
    this.#saveTook = this.#savedAt - started;
  }
}

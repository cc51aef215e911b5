import type { InitVersion, Segment } from '../rooms/parts.ts';
import type { Replay } from './replay.ts';

/** The longest that is kept of one broadcast, in milliseconds: an index of more is too large to be sent. */
const mostMs = 8 * 60 * 60_000;

/** What the writer asks of the place where all replays lie. */
interface ReplayPlace {
  has(replay: Replay): boolean;
  makeRoom(bytes: number): boolean;
  rest(replay: Replay): void;
  remove(replay: Replay): void;
}

/** Writes a broadcast into its replay until it is over, removed, too long, or the disk is full: what there is by then stays. */
export class ReplayWriter {
  readonly #replay: Replay;
  readonly #place: ReplayPlace;
  #stopped = false;
  #length: number;

  constructor(replay: Replay, place: ReplayPlace) {
    this.#replay = replay;
    this.#place = place;
    this.#length = replay.length;
  }

  async addInit(version: InitVersion): Promise<void> {
    await this.#write(version.bytes.length, () => this.#replay.addInit(version));
  }

  async add(segment: Segment, pieces: readonly Uint8Array[], now: number): Promise<void> {
    const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
    const before = this.#replay.lines.at(-1);
    await this.#write(bytes, () => this.#replay.add(segment, pieces, now));
    const line = this.#replay.lines.at(-1);
    // The tracks run beside each other: one of them measures.
    if (line !== undefined && line !== before && line.track === this.#replay.lines[0]?.track)
      this.#length += line.duration;
    if (this.#length >= mostMs) this.rest();
  }

  rest(): void {
    this.#stopped = true;
    this.#place.rest(this.#replay);
  }

  remove(): void {
    this.#stopped = true;
    this.#place.remove(this.#replay);
  }

  async #write(bytes: number, write: () => Promise<void>): Promise<void> {
    if (this.#stopped || !this.#place.has(this.#replay)) return;
    if (!this.#place.makeRoom(bytes)) return this.rest();
    // After a fault of the disk nothing says how long the file is: it ends here.
    await write().catch(() => this.rest());
  }
}

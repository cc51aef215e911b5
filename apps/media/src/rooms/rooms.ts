import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { removeOldBroadcasts } from '../disk/remove-old-broadcasts.ts';
import { chainName, Recorder } from '../disk/recorder.ts';
import { Ring, ringMs } from '../disk/ring.ts';
import { Replays } from '../replays/replays.ts';
import { Room } from './room.ts';

const cleanMs = 60 * 60_000;

/** The rooms that are on, or were within the last half an hour. */
export class Rooms {
  readonly ring: Ring;
  readonly replays: Replays;
  readonly #folder: string;
  #cleanedAt: number;
  readonly #byId = new Map<string, Room>();

  constructor(folder: string, most: { diskBytes: number; replayBytes: number }, now: number) {
    this.#folder = join(folder, 'rooms');
    mkdirSync(this.#folder, { recursive: true });
    removeOldBroadcasts(this.#folder, now);
    this.#cleanedAt = now;
    this.ring = new Ring(this.#folder, most.diskBytes);
    this.replays = new Replays(join(folder, 'replays'), most.replayBytes, now);
  }

  get all(): readonly Room[] {
    return [...this.#byId.values()];
  }

  /** Bytes in memory, of all rooms. */
  get bytes(): number {
    return this.all.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  find(id: string): Room | undefined {
    return this.#byId.get(id);
  }

  /** Where the links of a broadcast's chain lie, also of one that this process has not seen. */
  chainFile(id: string, broadcast: string): string {
    return join(this.#folder, id, broadcast, chainName);
  }

  /** The room of an admitted broadcast; a former broadcast in it must be over. */
  open(id: string, broadcast: string, facts: { delay: number; keep: boolean; now: number }): Room {
    const known = this.#byId.get(id);
    if (known?.broadcast === broadcast) return known;
    const replay = facts.keep ? this.replays.keep(id, broadcast, facts.now) : undefined;
    const recorder = new Recorder(this.ring, join(this.#folder, id, broadcast), broadcast, replay);
    const room = new Room(id, broadcast, recorder, facts);
    this.#byId.set(id, room);
    return room;
  }

  /** Forgets what is over for so long that the ring has none of it, and each hour what the disk has kept for seven days. */
  forget(now: number): void {
    if (now - this.#cleanedAt >= cleanMs) {
      this.#cleanedAt = now;
      removeOldBroadcasts(this.#folder, now);
    }
    for (const room of this.#byId.values())
      if (room.isOver && now - room.since > ringMs) this.#byId.delete(room.id);
  }
}

import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Replay } from './replay.ts';
import { ReplayWriter } from './replay-writer.ts';

/**
 * The broadcasts that are kept, in `<folder>/<room>/<broadcast>`, and never more than `mostBytes` of them together: the one that grew longest ago
 * goes first. How long each is kept otherwise is the server's decision, which orders what goes.
 */
export class Replays {
  readonly #folder: string;
  readonly #mostBytes: number;
  readonly #byBroadcast = new Map<string, Replay>();
  readonly #writing = new Set<Replay>();

  constructor(folder: string, mostBytes: number, now: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
    mkdirSync(folder, { recursive: true });
    for (const room of foldersIn(folder))
      for (const broadcast of foldersIn(join(folder, room)))
        this.#byBroadcast.set(broadcast, new Replay(join(folder, room, broadcast), room, broadcast, now));
  }

  get all(): readonly Replay[] {
    return [...this.#byBroadcast.values()];
  }

  get bytes(): number {
    return this.all.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  find(room: string, broadcast: string): Replay | undefined {
    const found = this.#byBroadcast.get(broadcast);
    return found?.room === room ? found : undefined;
  }

  /** Keeps a broadcast from here on; undefined where nothing may be kept. */
  keep(room: string, broadcast: string, now: number): ReplayWriter | undefined {
    if (this.#mostBytes === 0) return undefined;
    const replay =
      this.find(room, broadcast) ?? new Replay(join(this.#folder, room, broadcast), room, broadcast, now);
    this.#byBroadcast.set(broadcast, replay);
    this.#writing.add(replay);
    return new ReplayWriter(replay, this);
  }

  /** It does not grow any more, and may go when space is wanted. */
  rest(replay: Replay): void {
    this.#writing.delete(replay);
  }

  /** Whether so many bytes more may be written; what has rested longest is removed for them. */
  makeRoom(wanted: number): boolean {
    const resting = this.all
      .filter((replay) => !this.#writing.has(replay))
      .toSorted((left, right) => left.changedAt - right.changedAt);
    for (const oldest of resting) {
      if (this.bytes + wanted <= this.#mostBytes) return true;
      this.remove(oldest);
    }
    return this.bytes + wanted <= this.#mostBytes;
  }

  has(replay: Replay): boolean {
    return this.#byBroadcast.get(replay.broadcast) === replay;
  }

  /** Deletes all of it. */
  remove(replay: Replay): void {
    this.#writing.delete(replay);
    this.#byBroadcast.delete(replay.broadcast);
    rmSync(replay.folder, { recursive: true, force: true });
  }
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

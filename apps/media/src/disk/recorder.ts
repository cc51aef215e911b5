import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { broadcastLinkText, firstBroadcastHead } from '@fairway/contract/media/broadcast-link.ts';
import type { MediaTrack } from '@fairway/contract/media/tracks.ts';
import { segmentDuration, type InitVersion, type Segment } from '../rooms/parts.ts';
import { readIndex, type RecordedSegment } from './recorded-segment.ts';
import type { ReplayWriter } from '../replays/replay-writer.ts';
import type { Ring } from './ring.ts';

/** More than a segment has, with those that a delay held back. */
const skippedParts = 1000;
const leastLines = 64;
/** The index of a broadcast in its folder. */
export const chainName = 'index.jsonl';

/**
 * Writes a broadcast's segments into the ring and links them by SHA-256, each with the one before, in the order in which they were completed. The
 * index beside them is read again after a restart: numbers and chain go on.
 */
export class Recorder {
  readonly #folder: string;
  readonly #broadcast: string;
  readonly #ring: Ring;
  readonly #index: RecordedSegment[];
  readonly #replay: ReplayWriter | undefined;
  #last: Promise<void> = Promise.resolve();
  #head: string;
  #count: number;
  /** Segments that the disk did not take. */
  failed = 0;

  /** `replay`: where the broadcast is kept beyond the ring; undefined where it is not. */
  constructor(ring: Ring, folder: string, broadcast: string, replay?: ReplayWriter) {
    this.#ring = ring;
    this.#replay = replay;
    this.#folder = folder;
    this.#broadcast = broadcast;
    mkdirSync(folder, { recursive: true });
    this.#index = existsSync(this.indexFile) ? readIndex(readFileSync(this.indexFile, 'utf8')) : [];
    this.#head = this.#index.at(-1)?.head ?? firstBroadcastHead;
    this.#count = this.#index.length;
  }

  get indexFile(): string {
    return join(this.#folder, chainName);
  }

  /** The chain: its last link and how many it has. */
  get chain(): { readonly head: string; readonly segments: number } {
    return { head: this.#head, segments: this.#count };
  }

  /** Numbers with which a track goes on. */
  next(track: MediaTrack): { part: number; segment: number } {
    const last = this.#index.findLast((one) => one.track === track);
    if (last === undefined) return { part: 0, segment: 0 };
    // Parts of a segment that a death has cut off were seen by players: their numbers are not given again.
    return { part: last.firstPart + last.parts + skippedParts, segment: last.segment + 1 };
  }

  /** What a viewer may go back to, oldest first. */
  recorded(track: MediaTrack): RecordedSegment[] {
    const kept = this.#index.findLastIndex(
      (one) => one.track === track && !this.#ring.has(this.segmentFile(track, one.segment)),
    );
    return this.#index.slice(kept + 1).filter((one) => one.track === track);
  }

  segmentFile(track: MediaTrack, segment: number): string {
    return join(this.#folder, track, `${segment}.m4s`);
  }

  initFile(track: MediaTrack, from: number): string {
    return join(this.#folder, `${track}-${from}.mp4`);
  }

  recordInit(version: InitVersion): void {
    const { track, from, bytes } = version;
    this.#queue(() => writeFile(this.initFile(track, from), bytes));
    if (this.#replay) this.#queue(() => this.#replay?.addInit(version));
  }

  /** The broadcast is over: its replay stays as it is, or is removed with what was taken down. */
  finish(state: 'ended' | 'takenDown'): void {
    this.#queue(() => (state === 'takenDown' ? this.#replay?.remove() : this.#replay?.rest()));
  }

  record(segment: Segment, now: number): void {
    const pieces = segment.parts.map(({ bytes }) => bytes);
    const line = this.#link(segment, pieces);
    this.#queue(async () => {
      const file = this.segmentFile(segment.track, segment.number);
      // A full disk costs the going back, neither the picture nor the chain.
      await this.#ring.write(file, pieces, now).catch(() => (this.failed += 1));
      this.#index.push(line);
      this.#forget();
      await appendFile(this.indexFile, `${JSON.stringify(line)}\n`);
      await this.#replay?.add(segment, pieces, now);
    });
  }

  /** Waits for what is being written. */
  async settled(): Promise<void> {
    await this.#last;
  }

  #link(segment: Segment, pieces: readonly Uint8Array[]): RecordedSegment {
    const hash = createHash('sha256');
    for (const piece of pieces) hash.update(piece);
    const [first] = segment.parts;
    const link = {
      track: segment.track,
      segment: segment.number,
      capturedAt: Math.round(first?.capturedAt ?? 0),
      sha256: hash.digest('hex'),
    };
    const text = broadcastLinkText(this.#head, { broadcast: this.#broadcast, ...link });
    this.#head = createHash('sha256').update(text).digest('hex');
    this.#count += 1;
    return {
      ...link,
      firstPart: first?.number ?? 0,
      parts: segment.parts.length,
      duration: segmentDuration(segment),
      discontinuity: segment.discontinuity,
      init: segment.init.from,
      bytes: pieces.reduce((sum, { length }) => sum + length, 0),
      head: this.#head,
    };
  }

  /** Lines whose segments the ring has given up; the last of them say with which numbers a track goes on. */
  #forget(): void {
    while (this.#index.length > leastLines) {
      const [first] = this.#index;
      if (first === undefined || this.#ring.has(this.segmentFile(first.track, first.segment))) return;
      this.#index.shift();
    }
  }

  #queue(work: () => Promise<void> | void | undefined): void {
    this.#last = this.#last.then(work).catch(() => {
      this.failed += 1;
    });
  }
}

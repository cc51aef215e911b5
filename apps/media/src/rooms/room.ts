import type { Bytes, TrackInit } from '@fairway/cmaf';
import { publisherAwayMs } from '@fairway/contract/media/publish-messages.ts';
import { mediaTracks, type MediaTrack } from '@fairway/contract/media/tracks.ts';
import type { Recorder } from '../disk/recorder.ts';
import { DelayLine } from './delay-line.ts';
import { PictureWatch } from './picture-watch.ts';
import type { IncomingPart, InitVersion, StoredPart } from './parts.ts';
import { RateMeter } from './rate-meter.ts';
import { TrackWindow } from './track-window.ts';

export type RoomState = 'ready' | 'live' | 'interrupted' | 'ended' | 'takenDown';

/** Who hears of a room's parts and states: a player's socket, a request that waits. */
export interface RoomListener {
  part(part: StoredPart): void;
  state(state: RoomState): void;
  /** What is said of the room has changed: it has a track that it had not, or its publisher times its parts otherwise. */
  tracks(): void;
}

/** One broadcast in its room: what is released of it, to whom, and since when. */
export class Room {
  readonly id: string;
  readonly broadcast: string;
  readonly recorder: Recorder;
  readonly listeners = new Set<RoomListener>();
  readonly watch: PictureWatch;
  readonly line: DelayLine;
  /** When each viewer last asked for a playlist. */
  readonly pollers = new Map<string, number>();
  state: RoomState = 'ready';
  /** Milliseconds since 1970: of the state, of the newest capture, of the last arrival, of the last report of the chain's head. */
  since: number;
  lastPartAt: number;
  arrivedAt: number;
  headAt: number;
  /** Since when a publisher may be on its way to the room: its admission, or the loss of the last. */
  awaitedAt: number;
  /** Times of capture are times of arrival here, and the truth lies earlier. */
  timedByArrival = false;
  readonly #windows = new Map<MediaTrack, TrackWindow>();
  readonly #rates = new Map<MediaTrack, RateMeter>();
  readonly #next = new Map<MediaTrack, number>();

  constructor(id: string, broadcast: string, recorder: Recorder, facts: { delay: number; now: number }) {
    this.id = id;
    this.broadcast = broadcast;
    this.recorder = recorder;
    this.line = new DelayLine(facts.delay);
    this.watch = new PictureWatch(facts.now);
    this.since = facts.now;
    this.lastPartAt = facts.now;
    this.arrivedAt = facts.now;
    this.headAt = facts.now;
    this.awaitedAt = facts.now;
  }

  get isOver(): boolean {
    return this.state === 'ended' || this.state === 'takenDown';
  }

  /** When the broadcast ends unless a publisher comes. */
  get awaitedUntil(): number {
    return this.awaitedAt + publisherAwayMs;
  }

  /** Bytes in memory. */
  get bytes(): number {
    return this.windows.reduce((sum, { bytes }) => sum + bytes, this.line.bytes);
  }

  get windows(): readonly TrackWindow[] {
    return mediaTracks.flatMap((track) => this.#windows.get(track) ?? []);
  }

  window(track: MediaTrack): TrackWindow | undefined {
    return this.#windows.get(track);
  }

  /** Bits a second over the last seconds. */
  bitRate(track: MediaTrack, now: number): number {
    return this.#rates.get(track)?.bitsPerSecond(now) ?? 0;
  }

  /** The track, begun where it is new. Numbers go on where a former origin stopped. */
  openTrack(track: MediaTrack): TrackWindow {
    const known = this.#windows.get(track);
    if (known !== undefined) return known;
    const opened = new TrackWindow(track, this.recorder.next(track));
    this.#windows.set(track, opened);
    this.#rates.set(track, new RateMeter());
    return opened;
  }

  /** Number of the part that comes in next; what is held back has its numbers already. */
  nextPart(track: MediaTrack): number {
    return this.#next.get(track) ?? this.openTrack(track).nextPart;
  }

  takeInit(track: MediaTrack, bytes: Bytes, init: TrackInit, now: number): void {
    this.line.push(now, bytes.length, () => {
      const window = this.openTrack(track);
      const isNew = window.init === undefined;
      const version: InitVersion = window.takeInit(bytes, init, now);
      this.recorder.recordInit(version);
      // A publisher that returns may have sound at once and a key frame two seconds later.
      if (isNew && this.state === 'live') for (const listener of this.listeners) listener.tracks();
    });
  }

  takePart(track: MediaTrack, part: IncomingPart, now: number): void {
    this.lastPartAt = part.capturedAt;
    this.arrivedAt = now;
    this.#next.set(track, this.nextPart(track) + 1);
    this.#rates.get(track)?.add(now, part.bytes.length * 8);
    this.line.push(now, part.bytes.length, () => this.#release(track, part, now));
  }

  timeByArrival(isSo: boolean): void {
    if (this.timedByArrival === isSo) return;
    this.timedByArrival = isSo;
    for (const listener of this.listeners) listener.tracks();
  }

  change(state: RoomState, now: number): void {
    if (this.state === state || this.isOver) return;
    this.state = state;
    this.since = now;
    this.awaitedAt = now;
    if (this.isOver) this.#finish(now);
    for (const listener of this.listeners) listener.state(state);
  }

  #release(track: MediaTrack, part: IncomingPart, now: number): void {
    const { stored, completed } = this.openTrack(track).takePart(part);
    if (completed !== undefined) this.recorder.record(completed, now);
    for (const listener of this.listeners) listener.part(stored);
  }

  #finish(now: number): void {
    this.line.clear();
    for (const window of this.windows) {
      const last = window.segments.at(-1);
      if (last !== undefined) this.recorder.record(last, now);
    }
    this.recorder.finish(this.state === 'takenDown' ? 'takenDown' : 'ended');
  }
}

import { CmafFault, mendCaptureTime, readInit, readPart, timescaleOf, TrackRules } from '@fairway/cmaf';
import type { Bytes, TrackInit } from '@fairway/cmaf';
import type { MediaFrame } from '@fairway/contract/media/frames.ts';
import type { StreamFault } from '@fairway/contract/media/stream-faults.ts';
import type { MediaTrack } from '@fairway/contract/media/tracks.ts';
import type { Room } from '../rooms/room.ts';

/** So far may a publisher be ahead of the clock: what it kept while its line was down, sent at once. In seconds. */
const mostAhead = 10;

/** A stream that breaks a rule: the publication ends with this name. */
export class StreamRefused extends Error {
  readonly fault: StreamFault;

  constructor(fault: StreamFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

interface OpenTrack {
  readonly init: TrackInit;
  readonly rules: TrackRules;
  readonly startedAt: number;
  /** Seconds of media since then. */
  taken: number;
  /** The next part does not continue what players have of the track. */
  breaks: boolean;
}

/**
 * One publisher's stay, from its admission to its end, whichever protocol it speaks: inits and parts go in, the rules judge them, and the room gets
 * what they let through. A publisher that returns begins each track with its init segment and a key frame.
 */
export class Publication {
  readonly room: Room;
  readonly tracks: readonly MediaTrack[];
  readonly #open = new Map<MediaTrack, OpenTrack>();
  readonly #returns: boolean;
  lastPartAt: number;

  constructor(room: Room, tracks: readonly MediaTrack[], now: number) {
    this.room = room;
    this.tracks = tracks;
    this.lastPartAt = now;
    for (const track of tracks) room.openTrack(track);
    this.#returns = tracks.some((track) => room.nextPart(track) > 0);
  }

  /** Numbers of the parts that are expected next. */
  get next(): Partial<Record<MediaTrack, number>> {
    return Object.fromEntries(this.tracks.map((track) => [track, this.room.nextPart(track)]));
  }

  /** The last parts that were taken, for the acknowledgement; none of a track that has sent none. */
  get taken(): Partial<Record<MediaTrack, number>> {
    const sent = [...this.#open].filter(([, { taken }]) => taken > 0);
    return Object.fromEntries(sent.map(([track]) => [track, this.room.nextPart(track) - 1]));
  }

  /** Takes a frame. Throws StreamRefused. */
  take(frame: MediaFrame, capturedAt: number, now: number): void {
    try {
      if (!this.tracks.includes(frame.track))
        throw new StreamRefused('track', `${frame.track} was not declared`);
      // A copy that owns its memory: the mended time is written into it, and the socket's buffer may be larger than it.
      const bytes = frame.payload.slice();
      if (frame.kind === 'init') this.#takeInit(frame.track, bytes, now);
      else this.#takePart(frame, bytes, capturedAt, now);
    } catch (error) {
      if (error instanceof CmafFault) throw new StreamRefused(error.fault, error.message);
      throw error;
    }
  }

  #takeInit(track: MediaTrack, bytes: Bytes, now: number): void {
    const init = readInit(bytes);
    if ((init.kind === 'sound') !== (track === 'sound'))
      throw new StreamRefused('track', `${init.kind} on ${track}`);
    const before = this.#open.get(track);
    const { startedAt, taken } = before ?? { startedAt: now, taken: 0 };
    const breaks = this.#returns || taken > 0;
    this.#open.set(track, { init, rules: new TrackRules(init), startedAt, taken, breaks });
    this.room.takeInit(track, bytes, init, now);
  }

  #takePart({ track, number }: MediaFrame, bytes: Bytes, capturedAt: number, now: number): void {
    const open = this.#open.get(track);
    if (open === undefined) throw new StreamRefused('track', `${track} has no init segment`);
    const expected = this.room.nextPart(track);
    if (number !== expected) throw new StreamRefused('order', `part ${number} where ${expected} belongs`);
    const part = readPart(open.init, bytes);
    mendCaptureTime(bytes, capturedAt);
    const { discontinuity } = open.rules.next({ ...part, capturedAt });
    const breaks = discontinuity || open.breaks;
    open.breaks = false;
    const scale = timescaleOf(open.init);
    open.taken += part.duration / scale;
    if (open.taken - (now - open.startedAt) / 1000 > mostAhead) throw new StreamRefused('pace', track);
    this.lastPartAt = now;
    this.room.watch.see(part, open.init.kind, now);
    this.room.takePart(
      track,
      {
        bytes,
        key: part.key,
        discontinuity: breaks,
        capturedAt,
        time: part.time / scale,
        duration: part.duration / scale,
      },
      now,
    );
  }
}

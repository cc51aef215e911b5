import type { Bytes, TrackInit } from '@fairway/cmaf';
import { encodeFrame } from '@fairway/contract/media/frames.ts';
import type { MediaTrack } from '@fairway/contract/media/tracks.ts';
import type { IncomingPart, InitVersion, Segment, StoredPart } from './parts.ts';

/** Complete segments in memory; with the one that grows they are what LL-HLS lists in parts. */
const keptSegments = 4;
const soundSegmentSeconds = 2;
/** Sums of fractions of a second. */
const tolerance = 0.001;

/** The last seconds of a track, in memory, and the numbers of what follows. */
export class TrackWindow {
  readonly track: MediaTrack;
  readonly segments: Segment[] = [];
  init: InitVersion | undefined;
  nextPart: number;
  nextSegment: number;
  /** Discontinuities that have left the window, as HLS counts them. */
  passedBreaks = 0;
  bytes = 0;

  constructor(track: MediaTrack, next: { readonly part: number; readonly segment: number }) {
    this.track = track;
    this.nextPart = next.part;
    this.nextSegment = next.segment;
  }

  get lastPart(): StoredPart | undefined {
    return this.segments.at(-1)?.parts.at(-1);
  }

  takeInit(bytes: Bytes, init: TrackInit, now: number): InitVersion {
    const from = this.nextPart;
    const frame = encodeFrame({
      kind: 'init',
      track: this.track,
      key: true,
      discontinuity: false,
      number: from,
      segment: this.nextSegment,
      capturedAt: now,
      duration: 0,
      payload: bytes,
    });
    this.init = { track: this.track, from, bytes, init, frame };
    return this.init;
  }

  /** Takes a part; answers it with the segment that it has completed by beginning the next. */
  takePart(part: IncomingPart): { stored: StoredPart; completed: Segment | undefined } {
    const { init } = this;
    if (init === undefined) throw new Error('a part without an init segment');
    const grown = this.segments.at(-1);
    const begins = grown === undefined || this.#begins(grown, part);
    if (begins) this.nextSegment += 1;
    const [number, segment] = [this.nextPart, this.nextSegment - 1];
    this.nextPart += 1;
    const { track } = this;
    const { bytes, duration, ...head } = part;
    const frame = encodeFrame({
      ...head,
      kind: 'part',
      track,
      number,
      segment,
      duration: Math.round(duration * 1e6),
      payload: bytes,
    });
    // A part lives in one buffer: its bytes are a view on what players are sent.
    const own = frame.subarray(frame.length - bytes.length);
    const stored = { ...part, bytes: own, track, number, segment, init, frame };
    this.bytes += frame.length;
    if (!begins) {
      grown.parts.push(stored);
      return { stored, completed: undefined };
    }
    this.segments.push({ track, number: segment, init, discontinuity: part.discontinuity, parts: [stored] });
    this.#forget();
    return { stored, completed: grown };
  }

  #begins(grown: Segment, part: IncomingPart): boolean {
    if (part.discontinuity || grown.init !== this.init) return true;
    if (this.track !== 'sound') return part.key;
    return part.time - (grown.parts[0]?.time ?? 0) >= soundSegmentSeconds - tolerance;
  }

  #forget(): void {
    while (this.segments.length > keptSegments + 1) {
      const gone = this.segments.shift();
      if (gone?.discontinuity === true) this.passedBreaks += 1;
      this.bytes -= gone?.parts.reduce((sum, { frame }) => sum + frame.length, 0) ?? 0;
    }
  }
}

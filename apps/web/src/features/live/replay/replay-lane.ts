import type { ReplaySegment, ReplayTrack } from '@fairway/contract/media/replay-index.ts';

/** Milliseconds that are fetched before they are shown. */
const aheadMs = 20_000;
/** A step back by more than this begins again: what was shown before may have been let go. */
const backMs = 1000;
/** A jump beyond what was fetched by more than this is a jump. */
const forwardMs = 500;

/** Which segment of one track is wanted next, by the position that is shown. */
export class ReplayLane {
  readonly track: ReplayTrack;
  /** Init segment that the buffer has. */
  init: number | undefined;
  busy = false;
  #next = 0;
  #fetchedTo = 0;
  #position = 0;

  constructor(track: ReplayTrack) {
    this.track = track;
  }

  /** The segment to fetch at a position in milliseconds; undefined where enough is there. */
  wanted(position: number): ReplaySegment | undefined {
    const { segments } = this.track;
    const isJump = position < this.#position - backMs || position > this.#fetchedTo + forwardMs;
    this.#position = position;
    if (isJump) {
      const at = segments.findIndex((one) => one.at + one.ms > position);
      this.#next = at === -1 ? segments.length : at;
      this.#fetchedTo = position;
    }
    const segment = segments[this.#next];
    return segment !== undefined && segment.at - position < aheadMs ? segment : undefined;
  }

  /** The segment is in the buffer. A jump meanwhile has made another the next one, which stays. */
  took(segment: ReplaySegment): void {
    if (this.track.segments[this.#next] !== segment) return;
    this.#next += 1;
    this.#fetchedTo = segment.at + segment.ms;
  }

  get isWhole(): boolean {
    return this.#next >= this.track.segments.length;
  }
}

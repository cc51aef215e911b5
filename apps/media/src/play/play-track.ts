import type { MediaTrack } from '@fairway/contract/media/tracks.ts';
import type { InitVersion, StoredPart } from '../rooms/parts.ts';

/** What a player has of a track: which init segment, and whether the next part must be a key frame. */
export class PlayTrack {
  readonly track: MediaTrack;
  #waits = true;
  #init: InitVersion | undefined;

  constructor(track: MediaTrack) {
    this.track = track;
  }

  /** The frames to write for a part; none while a key frame is waited for or the socket is full. */
  framesFor(part: StoredPart, isFull: boolean): Uint8Array[] {
    if (isFull) this.#waits = true;
    if (isFull || (this.#waits && !part.key)) return [];
    this.#waits = false;
    const { init } = part;
    if (init === this.#init) return [part.frame];
    this.#init = init;
    return [init.frame, part.frame];
  }
}

import type { Part } from '@fairway/cmaf';

const frozenMs = 10_000;
const silentMs = 30_000;
/** A picture in which all blocks repeat the former one takes about so many bytes, whatever its size. */
const stillPictureBytes = 48;
/** Opus and AAC with a variable rate spend less than this on a packet of silence. */
const silentPacketBytes = 12;

/** Notices a picture that stands still for 10 s and sound that is silent for 30 s, by the sizes of what an encoder makes of them. */
export class PictureWatch {
  #movedAt: number;
  #heardAt: number;
  #hasSound = false;

  constructor(now: number) {
    this.#movedAt = now;
    this.#heardAt = now;
  }

  see(part: Part, kind: 'picture' | 'sound', now: number): void {
    if (kind === 'sound') {
      this.#hasSound = true;
      if (part.samples.some(({ bytes }) => bytes.length > silentPacketBytes)) this.#heardAt = now;
      return;
    }
    // A key frame is large however little has moved.
    if (part.samples.some(({ key, bytes }) => !key && bytes.length > stillPictureBytes)) this.#movedAt = now;
  }

  isFrozen(now: number): boolean {
    return now - this.#movedAt >= frozenMs;
  }

  isSilent(now: number): boolean {
    return this.#hasSound && now - this.#heardAt >= silentMs;
  }
}

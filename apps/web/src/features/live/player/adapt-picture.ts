import type { PictureTrack } from '@fairway/contract/media/tracks.ts';

const lookBackMs = 30_000;
const stallsForLess = 2;

/**
 * Chooses between the two pictures by how the line has done (design: video rules). Times in milliseconds. A pushed stream arrives no
 * faster than it is made, so that its speed says nothing; a line that is too thin shows by stalls and by parts that the origin skipped.
 */
export class AdaptPicture {
  #stalls: number[] = [];
  #changedAt: number;
  #picture: PictureTrack;

  constructor(first: PictureTrack, now: number) {
    this.#picture = first;
    this.#changedAt = now;
  }

  /** The picture stood still. */
  stalled(now: number): void {
    this.#stalls = [...this.#stalls.filter((at) => now - at < lookBackMs), now];
  }

  /** The origin left parts out because the socket was full. */
  skipped(now: number): void {
    if (this.#picture === 'hd') this.#turn('360p', now);
    else this.stalled(now);
  }

  /** The smaller picture after two stalls in 30 s, the larger after 30 s of calm. */
  choose(now: number): PictureTrack {
    const recent = this.#stalls.filter((at) => now - at < lookBackMs).length;
    if (this.#picture === 'hd' && recent >= stallsForLess) this.#turn('360p', now);
    else if (this.#picture === '360p' && recent === 0 && now - this.#changedAt >= lookBackMs)
      this.#turn('hd', now);
    return this.#picture;
  }

  #turn(picture: PictureTrack, now: number): void {
    this.#picture = picture;
    this.#changedAt = now;
    this.#stalls = [];
  }
}

/** A comment on its lane: when it began, in milliseconds, and how wide it is, in pixels. */
interface Placed {
  readonly at: number;
  readonly width: number;
}

/** The picture's width in pixels and the time of one crossing in milliseconds. */
export interface Crossing {
  readonly stage: number;
  readonly ms: number;
}

/**
 * Keeps comments from touching: one may enter a lane once the one before is wholly in the picture, and only if it, when longer and so
 * faster, does not reach its tail before that one has left.
 */
export class Lanes {
  #last: (Placed | undefined)[] = [];

  /** The first free lane of `count`, taken at once; undefined where all are full. */
  place(width: number, now: number, count: number, crossing: Crossing): number | undefined {
    for (let lane = 0; lane < count; lane += 1) {
      if (!isFree(this.#last[lane], width, now, crossing)) continue;
      this.#last[lane] = { at: now, width };
      return lane;
    }
    return undefined;
  }

  clear(): void {
    this.#last = [];
  }
}

function isFree(last: Placed | undefined, width: number, now: number, { stage, ms }: Crossing): boolean {
  if (last === undefined) return true;
  const entered = last.at + (ms * last.width) / (stage + last.width);
  const left = last.at + ms;
  const reachesEnd = now + (ms * stage) / (stage + width);
  return now >= entered && reachesEnd >= left;
}

/** Gaps that are not worth filling, overlaps that are not worth leaving out: a clock's own unevenness. In milliseconds. */
const slackMs = 60;
/** A microphone that has given nothing for so long is taken to be silent, up to this long ago. */
const idleMs = 600;
const keptMs = 250;

/**
 * Decides what is encoded of what a microphone gives, so that the sound has no holes: a player waits for a track that has one. Where something was lost, or
 * nothing comes, silence takes its place; what comes too late for its place is left out. Times in milliseconds after the start.
 */
export class SoundClock {
  #until: number | undefined;

  /** When the first sound was heard; undefined before. */
  begunAt: number | undefined;

  /** Sound that was heard at a time: how much silence goes before it, and whether it is encoded. */
  place(at: number, duration: number): { readonly silence: number; readonly take: boolean } {
    this.begunAt ??= at;
    this.#until ??= at;
    const gap = at - this.#until;
    if (gap < -slackMs) return { silence: 0, take: false };
    const silence = gap > slackMs ? gap : 0;
    this.#until += silence + duration;
    return { silence, take: true };
  }

  /** How much silence is due now, because nothing comes. */
  idle(now: number): number {
    if (this.#until === undefined || now - this.#until < idleMs) return 0;
    const silence = now - keptMs - this.#until;
    this.#until += silence;
    return silence;
  }
}

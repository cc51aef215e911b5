import { describe, expect, it } from 'vitest';
import { PublisherClock } from './publisher-clock.ts';

/** A round trip that takes so long in all, of which the question needs a part; theirs is three seconds ahead. */
function trip(clock: PublisherClock, at: number, there: number, back: number): boolean {
  const n = clock.ask(at);
  return clock.answer(n, at + there + 3000, at + there + back);
}

describe('a publisher’s clock', () => {
  it('is mended by the quickest of its round trips', () => {
    const clock = new PublisherClock();
    expect([trip(clock, 1000, 400, 0), trip(clock, 2000, 20, 20), trip(clock, 3000, 0, 300)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(clock.mend(13_000, 10_200)).toBe(10_000);
  });

  it('is asked five times at the start', () => {
    const clock = new PublisherClock();
    expect(Array.from({ length: 6 }, (_, n) => trip(clock, n * 1000, 5, 5))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('is believed to need no time before the first round trip, and never says a time after the arrival', () => {
    const clock = new PublisherClock();
    expect(clock.mend(5000, 1000)).toBe(1000);
    expect(clock.mend(5250, 1300)).toBe(1250);
    expect(clock.mend(9000, 1400)).toBe(1400);
  });

  it('takes no answer to another question', () => {
    const clock = new PublisherClock();
    const n = clock.ask(1000);
    expect([clock.answer(n + 1, 0, 1010), clock.answer(n, 1005, 1010), clock.answer(n, 9999, 1010)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

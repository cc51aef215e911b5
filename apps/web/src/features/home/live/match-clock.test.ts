import { describe, expect, it } from 'vitest';
import { shownClock } from './match-clock.ts';

const at = '2026-11-20T12:00:00.000Z';
const now = Date.parse(at);
const clock = (playSeconds: number, more = {}) => ({ playSeconds, at, runs: true, speed: 1, ...more });

describe('the clock of a match', () => {
  it('runs on from what the server said', () => {
    // 38:12 said, 4.9 s ago: the fifth second has not passed.
    expect(shownClock({ clock: clock(2292), status: 'firstHalf' }, now + 4_900)).toEqual({
      text: '38:16',
      percent: 43,
    });
  });

  it('runs as fast as a simulated match is played', () => {
    expect(shownClock({ clock: clock(600, { speed: 30 }), status: 'firstHalf' }, now + 2_000)?.text).toBe(
      '11:00',
    );
  });

  it('stops while play is stopped, and at the end of a half with a plus for stoppage time', () => {
    expect(shownClock({ clock: clock(2700, { runs: false }), status: 'halfTime' }, now + 9_000)?.text).toBe(
      '45:00',
    );
    expect(shownClock({ clock: clock(2690), status: 'firstHalf' }, now + 60_000)?.text).toBe('45:00+');
    expect(shownClock({ clock: clock(5395), status: 'secondHalf' }, now + 60_000)).toEqual({
      text: '90:00+',
      percent: 100,
    });
  });

  it('is not shown if the match has none', () => {
    expect(shownClock({ clock: null, status: 'scheduled' }, now)).toBeNull();
  });
});

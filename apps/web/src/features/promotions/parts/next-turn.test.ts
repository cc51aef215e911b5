import { describe, expect, it } from 'vitest';
import { msUntilNextTurn } from './next-turn.ts';
import { timeLeft } from './time-left.ts';

const now = Date.parse('2026-11-27T00:00:00Z');
const at = (ms: number) => new Date(now + ms).toISOString();

describe('when the centre is asked again', () => {
  it('is a moment after the next campaign begins or ends', () => {
    const coming = { startsAt: at(20_000), endsAt: at(90_000) };
    const running = { startsAt: at(-90_000), endsAt: at(12_000) };
    expect(msUntilNextTurn([coming, running], now)).toBe(12_500);
    expect(msUntilNextTurn([coming], now)).toBe(20_500);
  });

  it('is a minute at most and a second at least', () => {
    expect(msUntilNextTurn([], now)).toBe(60_000);
    expect(msUntilNextTurn([{ startsAt: at(-9e9), endsAt: at(9e9) }], now)).toBe(60_000);
    expect(msUntilNextTurn([{ startsAt: at(-9e9), endsAt: at(-400) }], now)).toBe(1000);
  });
});

describe('what is left', () => {
  it('is counted in days and hours from a day on, and as a clock below it', () => {
    expect(timeLeft(4 * 86_400_000 + 3 * 3_600_000 + 5)).toEqual({ days: 4, hours: 3 });
    expect(timeLeft(86_400_000)).toEqual({ days: 1, hours: 0 });
    expect(timeLeft(86_399_000)).toEqual({ clock: '23:59:59' });
    expect(timeLeft(-5)).toEqual({ clock: '00:00' });
  });
});

import { describe, expect, it } from 'vitest';
import { at, every, issueAfter } from './timetable.ts';

const drawAfter = (timetable: ReturnType<typeof every>, instant: string) => {
  const { issue, drawsAt } = issueAfter(timetable, 15, new Date(instant));
  return `${issue} ${drawsAt.toISOString()}`;
};

describe('the timetable in Shanghai', () => {
  it('draws every five minutes 288 times a day, the last at 24:00', () => {
    expect(drawAfter(every(5), '2026-11-25T16:00:00.000Z')).toBe('20261126-001 2026-11-25T16:05:00.000Z');
    expect(drawAfter(every(5), '2026-11-26T15:54:59.999Z')).toBe('20261126-287 2026-11-26T15:55:00.000Z');
    expect(drawAfter(every(5), '2026-11-26T15:55:00.000Z')).toBe('20261126-288 2026-11-26T16:00:00.000Z');
  });

  it.each([
    [3, 480],
    [4, 360],
    [5, 288],
  ])('every %i minutes counts to %i without a gap, through midnight', (minutes, most) => {
    let instant = new Date('2026-02-27T16:00:00.000Z');
    const numbers: string[] = [];
    for (let draws = 0; draws < most * 2; draws += 1) {
      const { issue, drawsAt } = issueAfter(every(minutes), 15, instant);
      expect(drawsAt.getTime() - instant.getTime()).toBe(minutes * 60_000);
      numbers.push(issue);
      instant = drawsAt;
    }
    expect(numbers[0]).toBe('20260228-001');
    expect(numbers[most - 1]).toBe(`20260228-${most}`);
    expect(numbers[most]).toBe('20260301-001');
    expect(new Set(numbers).size).toBe(most * 2);
  });

  it('draws once a day at its time, and takes bets from the closing before to its own', () => {
    expect(drawAfter(at('21:15'), '2026-11-26T13:14:59.999Z')).toBe('20261126-001 2026-11-26T13:15:00.000Z');
    expect(drawAfter(at('21:15'), '2026-11-26T13:15:00.000Z')).toBe('20261127-001 2026-11-27T13:15:00.000Z');
    const { opensAt, closesAt } = issueAfter(at('21:15'), 300, new Date('2026-11-26T13:15:00.000Z'));
    expect(opensAt.toISOString()).toBe('2026-11-26T13:10:00.000Z');
    expect(closesAt.toISOString()).toBe('2026-11-27T13:10:00.000Z');
  });
});

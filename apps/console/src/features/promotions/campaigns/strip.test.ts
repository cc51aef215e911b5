import type { Campaign } from '@fairway/contract/promotions/operator-schemas.ts';
import { expect, it } from 'vitest';
import { placeOf, stripBars, stripStart, stripWeeks } from './strip.ts';

/** Noon of 20 August 2026 in Shanghai. */
const now = Date.parse('2026-08-20T04:00:00.000Z');

function windowed(no: number, startsAt: string, endsAt: string): Campaign {
  return {
    kind: 'offer',
    no,
    title: '活动',
    state: 'running',
    startsAt,
    endsAt,
    budget: '100.00',
    paid: '0.00',
    rewards: 0,
    changedAt: startsAt,
    stoppedBy: null,
  };
}

it('begins a week before today at midnight of the site', () => {
  expect(new Date(stripStart(now)).toISOString()).toBe('2026-08-12T16:00:00.000Z');
  // Seven and a half of 42 days.
  expect(placeOf(now)).toBeCloseTo(7.5 / 42);
  expect(stripWeeks(now)).toHaveLength(6);
});

it('cuts windows at its edges, leaves out what does not touch it, and sorts by the end', () => {
  const bars = stripBars(
    [
      windowed(1, '2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'),
      windowed(2, '2026-08-12T16:00:00.000Z', '2026-08-19T16:00:00.000Z'),
      windowed(3, '2026-08-01T00:00:00.000Z', '2026-08-12T16:00:00.000Z'),
      windowed(4, '2026-10-01T00:00:00.000Z', '2026-10-02T00:00:00.000Z'),
    ],
    now,
  );
  expect(bars.map(({ campaign: { no }, from, to }) => [no, from, to])).toEqual([
    [2, 0, 7 / 42],
    [1, 0, 1],
  ]);
});

import { describe, expect, it } from 'vitest';
import { rainTerms } from './testing/rain-terms.ts';
import { sessionsBetween } from './session-times.ts';

const names = (
  terms: Parameters<typeof sessionsBetween>[0],
  from: string,
  to: string,
  zone = 'Asia/Shanghai',
) =>
  sessionsBetween(terms, { from: new Date(from), to: new Date(to), zone }).map(
    ({ session, startsAt }) => `${session} ${startsAt.toISOString().slice(5, 16)}`,
  );

describe('the sessions of a rain', () => {
  it('fall at their times of the site’s day, and at the instants that are named beside', () => {
    const terms = rainTerms({
      times: [{ time: '00:30' }, { time: '20:00' }],
      also: [{ at: '2026-08-15T12:30:00.000Z' }],
    });
    expect(names(terms, '2026-08-15T04:00:00Z', '2026-08-16T04:00:00Z')).toEqual([
      '20260815-2000 08-15T12:00',
      '20260815-2030 08-15T12:30',
      '20260816-0030 08-15T16:30',
    ]);
  });

  it('lie whole within the window of the campaign, and one start is one session', () => {
    const terms = rainTerms({
      startsAt: '2026-08-15T12:00:00.000Z',
      endsAt: '2026-08-16T12:05:00.000Z',
      times: [{ time: '20:00' }],
      also: [{ at: '2026-08-15T12:00:00.000Z' }, { at: '2026-08-15T11:00:00.000Z' }],
    });
    expect(names(terms, '2026-08-14T00:00:00Z', '2026-08-18T00:00:00Z')).toEqual([
      '20260815-2000 08-15T12:00',
    ]);
  });

  it('keep the local time over a change to summer time', () => {
    const terms = rainTerms({
      startsAt: '2026-03-01T00:00:00.000Z',
      endsAt: '2026-04-30T00:00:00.000Z',
      times: [{ time: '20:00' }],
    });
    expect(names(terms, '2026-03-28T00:00:00Z', '2026-03-30T00:00:00Z', 'Europe/Berlin')).toEqual([
      '20260328-2000 03-28T19:00',
      '20260329-2000 03-29T18:00',
    ]);
  });
});

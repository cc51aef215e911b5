import { describe, expect, it } from 'vitest';
import { comingIssues } from './coming-issues.ts';

const text = (from: { issue: string; drawsAt: string }, everyMinutes: number | null, count: number) =>
  comingIssues(from, everyMinutes, count).map(
    ({ issue, drawsAt }) => `${issue} ${new Date(drawsAt).toISOString()}`,
  );

describe('the issues to come', () => {
  it('count on to 24:00 in Shanghai and begin at 001 the day after', () => {
    // 23:55 in Shanghai is 15:55 UTC; a lottery of five minutes has 288 issues a day.
    expect(text({ issue: '20261231-287', drawsAt: '2026-12-31T15:55:00.000Z' }, 5, 4)).toEqual([
      '20261231-287 2026-12-31T15:55:00.000Z',
      '20261231-288 2026-12-31T16:00:00.000Z',
      '20270101-001 2026-12-31T16:05:00.000Z',
      '20270101-002 2026-12-31T16:10:00.000Z',
    ]);
    expect(text({ issue: '20260228-480', drawsAt: '2026-02-28T16:00:00.000Z' }, 3, 2)[1]).toBe(
      '20260301-001 2026-02-28T16:03:00.000Z',
    );
    expect(text({ issue: '20260228-360', drawsAt: '2026-02-28T16:00:00.000Z' }, 4, 2)[1]).toBe(
      '20260301-001 2026-02-28T16:04:00.000Z',
    );
  });

  it('are one a day where a lottery is drawn once a day', () => {
    expect(text({ issue: '20261231-001', drawsAt: '2026-12-31T13:15:00.000Z' }, null, 2)).toEqual([
      '20261231-001 2026-12-31T13:15:00.000Z',
      '20270101-001 2027-01-01T13:15:00.000Z',
    ]);
  });
});

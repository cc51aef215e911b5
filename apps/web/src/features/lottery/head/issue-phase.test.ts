import { describe, expect, it } from 'vitest';
import { issuePhase } from './issue-phase.ts';

const beacon = { chain: 'c', round: 1, at: '2026-11-26T16:03:01.000Z' };
/** The second issue of the day of a lottery that draws every three minutes and closes 15 s before. */
const current = {
  issue: '20261127-002',
  state: 'open' as const,
  opensAt: '2026-11-26T16:02:45.000Z',
  closesAt: '2026-11-26T16:05:45.000Z',
  drawsAt: '2026-11-26T16:06:00.000Z',
  beacon,
};
const drawnAt = (drawsAt: string) => ({
  issue: '20261127-001',
  state: 'settled' as const,
  drawsAt,
  result: [1, 2, 3],
  link: null,
  linkIndex: 1,
  firstLink: '',
  beacon: { ...beacon, randomness: null },
  tickets: 0,
  ticketRoot: null,
});
const before = drawnAt('2026-11-26T16:00:00.000Z');
const at = (time: string) => Date.parse(`2026-11-26T${time}.000Z`);

describe('the phase of an issue', () => {
  it('waits for the issue before, then for its beacon', () => {
    expect(issuePhase(current, before, at('16:02:50'))).toEqual({ before: 'closed', open: true });
    expect(issuePhase(current, before, at('16:03:00'))).toEqual({ before: 'drawing', open: true });
  });

  it('waits for nothing once the issue before is drawn', () => {
    const drawn = drawnAt('2026-11-26T16:03:00.000Z');
    expect(issuePhase(current, drawn, at('16:03:05'))).toEqual({ before: 'drawn', open: true });
  });

  it('closes by the clock, before the next issue has been asked for', () => {
    const drawn = drawnAt('2026-11-26T16:03:00.000Z');
    expect(issuePhase(current, drawn, at('16:05:45'))).toEqual({ before: 'closed', open: false });
  });

  it('awaits nothing before the first draw of all', () => {
    expect(issuePhase(current, null, at('16:03:30'))).toEqual({ before: 'drawn', open: true });
  });
});

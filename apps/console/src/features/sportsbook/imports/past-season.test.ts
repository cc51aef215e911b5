import { expect, it } from 'vitest';
import { pastSeason } from './past-season.ts';

const open = (date: string) => ({ date, team1: 'A', team2: 'B', score: {} });
const played = { date: '2026-03-01', team1: 'A', team2: 'B', score: { ft: [1, 0] } };

it('counts how many open matches of a season lie back, and until when', () => {
  const text = JSON.stringify({ matches: [played, open('2026-05-24'), open('2026-03-14')] });
  expect(pastSeason(text, '2026-11-20')).toEqual({ count: 2, last: '2026-05-24' });
});

it('reads rounds as well', () => {
  const text = JSON.stringify({ rounds: [{ matches: [open('2026-03-14')] }] });
  expect(pastSeason(text, '2026-11-20')).toEqual({ count: 1, last: '2026-03-14' });
});

it.each([
  ['one match is still to come', JSON.stringify({ matches: [open('2026-03-14'), open('2026-11-20')] })],
  ['all are played', JSON.stringify({ matches: [played] })],
  ['there are teams only', JSON.stringify({ clubs: [{ name: 'A' }] })],
  ['it is no JSON', '{'],
])('says nothing when %s', (_, text) => {
  expect(pastSeason(text, '2026-11-20')).toBeUndefined();
});

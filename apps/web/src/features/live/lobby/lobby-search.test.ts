import { expect, it } from 'vitest';
import { readRoomsSearch } from './lobby-search.ts';
import { filterOf } from './room-filter.ts';

it('reads what an address can mean and leaves out the rest', () => {
  expect(readRoomsSearch({ view: 'anchors', status: 'live', keyword: ' 切尔 ', followed: 'true' })).toEqual({
    view: 'anchors',
    status: 'live',
    keyword: '切尔',
    followed: true,
  });
  expect(
    readRoomsSearch({
      view: 'match',
      category: 'all',
      venue: '../x',
      status: 'dead',
      keyword: 'x'.repeat(41),
    }),
  ).toEqual({});
  // A number in an address comes as one.
  expect(readRoomsSearch({ keyword: 100001 })).toEqual({ keyword: '100001' });
});

it('asks the server by kind or sport, and by every other filter [LIVE-003]', () => {
  expect(
    filterOf({ category: 'anchor', venue: 'fairway', league: 'l-1', status: 'waiting', keyword: 'x' }),
  ).toEqual({
    kind: 'anchor',
    venueName: 'fairway',
    leagueId: 'l-1',
    status: 'waiting',
    keyword: 'x',
  });
  expect(filterOf({ category: 'football' })).toEqual({ sportId: 'football' });
  expect(filterOf({ category: 'unheard' })).toEqual({});
});

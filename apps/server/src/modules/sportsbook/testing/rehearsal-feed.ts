import {
  isSeriesOutset,
  matchStream,
  seriesStream,
  valueFixture,
  valueSeries,
  type ExpectedGoals,
  type SeriesItem,
  type SeriesOutset,
  type StreamItem,
} from '@fairway/betting';
import type { Platform } from '#platform/platform.ts';
import type { FeedEntry, FeedMatch, LiveFeed } from '../feeds/feed.ts';
import type { ConnectedFeeds } from '../feeds/parties/odds-feeds.ts';

/**
 * A feed inside the test that rehearses matches by the test's clock, as the party of the sandbox does over the network. What
 * was asked is the match's number, so that another one goes on where the first one was.
 */
export function rehearsalFeeds({ clock }: Pick<Platform, 'clock'>): ConnectedFeeds {
  const streams = new Map<string, readonly Item[]>();
  const streamOf = (matchId: string): readonly Item[] => {
    const known = streams.get(matchId) ?? rehearse(JSON.parse(matchId, revive) as Rehearsed);
    streams.set(matchId, known);
    return known;
  };
  const feed: LiveFeed = {
    async cover({ startsAt, replay }: FeedMatch) {
      return replay ? { matchId: JSON.stringify({ startsAt, ...replay }) } : 'notCovered';
    },
    async read(asked) {
      const now = clock.now();
      const updates = asked.map(({ matchId, after }) => {
        const passed = streamOf(matchId).filter(({ at }) => at <= now);
        const last = passed.findLast(({ kind }) => kind === 'prices')?.number;
        return {
          matchId,
          last: passed.length,
          entries: passed.slice(after).map((item) => entryOf(matchId, item, item.number === last)),
        };
      });
      return { at: now, updates };
    },
  };
  return new Map([['rehearsal', feed]]);
}

type Item = StreamItem | SeriesItem;

interface Rehearsed {
  startsAt: Date;
  seed: string;
  speed: number;
  expected: ExpectedGoals | SeriesOutset;
}

function rehearse({ expected, ...match }: Rehearsed): readonly Item[] {
  return isSeriesOutset(expected)
    ? seriesStream({ ...match, outset: expected })
    : matchStream({ ...match, expected });
}

function entryOf(matchId: string, item: Item, isLatest: boolean): FeedEntry {
  const { number, at } = item;
  if (item.kind === 'incident')
    return { number, at, kind: 'incident', incident: { ...item.incident, sequence: number } };
  if (item.kind === 'series') return { number, at, kind: 'series', step: item.step };
  if (!isLatest) return { number, at, kind: 'superseded' };
  const { expected } = JSON.parse(matchId) as Rehearsed;
  return { number, at, kind: 'prices', markets: valued(expected, item.moment) };
}

function valued(expected: Rehearsed['expected'], moment: Extract<Item, { kind: 'prices' }>['moment']) {
  if ('maps' in moment) return isSeriesOutset(expected) ? valueSeries(expected, moment) : [];
  return isSeriesOutset(expected) ? [] : valueFixture(expected, moment);
}

function revive(name: string, value: unknown): unknown {
  return name === 'startsAt' ? new Date(String(value)) : value;
}

import { matchStream, valueFixture, type StreamItem } from '@fairway/betting';
import type { Platform } from '#platform/platform.ts';
import type { FeedEntry, FeedMatch, LiveFeed } from '../feeds/feed.ts';
import type { ConnectedFeeds } from '../feeds/parties/odds-feeds.ts';

/**
 * A feed inside the test that rehearses matches by the test's clock, as the party of the sandbox does over the network. What
 * was asked is the match's number, so that another one goes on where the first one was.
 */
export function rehearsalFeeds({ clock }: Pick<Platform, 'clock'>): ConnectedFeeds {
  const streams = new Map<string, readonly StreamItem[]>();
  const streamOf = (matchId: string): readonly StreamItem[] => {
    const known = streams.get(matchId) ?? matchStream(JSON.parse(matchId, revive));
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

function entryOf(matchId: string, item: StreamItem, isLatest: boolean): FeedEntry {
  const { number, at } = item;
  if (item.kind === 'incident')
    return { number, at, kind: 'incident', incident: { ...item.incident, sequence: number } };
  if (!isLatest) return { number, at, kind: 'superseded' };
  const { expected } = JSON.parse(matchId) as { expected: Parameters<typeof valueFixture>[0] };
  return { number, at, kind: 'prices', markets: valueFixture(expected, item.moment) };
}

function revive(name: string, value: unknown): unknown {
  return name === 'startsAt' ? new Date(String(value)) : value;
}

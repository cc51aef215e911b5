import {
  isSeriesOutset,
  matchStream,
  seriesStream,
  valueFixture,
  valueSeries,
  type SeriesItem,
  type StreamItem,
  type ValuedMarket,
} from '@fairway/betting';
import type { Book } from '../../platform/book.ts';
import { coveredMatch, type CoveredMatch } from './cover-match.ts';
import { findMatch } from './feed-store.ts';

/** What an average match is played by where no rehearsal was asked for. */
const average = { home: 1.5, away: 1.2, firstHalfShare: 0.45, lowScores: -0.05 };
const mostRemembered = 128;

/** An entry of a match of either sport. */
export type FeedItem = StreamItem | SeriesItem;

export interface Stream {
  /** What the markets are worth from an entry with prices on. */
  readonly markets: (prices: FeedItem & { kind: 'prices' }) => ValuedMarket[];
  /** Seconds of play that pass in a second. */
  readonly speed: number;
  readonly items: readonly FeedItem[];
}

/** Streams follow from what was asked, so they are computed when they are needed and may be forgotten. */
export function createStreams(book: Book): (matchId: string) => Stream | undefined {
  const known = new Map<string, Stream>();
  return (matchId) => {
    const found = known.get(matchId);
    if (found) return found;
    const row = findMatch(book, matchId);
    if (!row) return undefined;
    const stream = streamOf(matchId, coveredMatch.parse(JSON.parse(row.content)));
    const [oldest] = known.keys();
    if (known.size >= mostRemembered && oldest !== undefined) known.delete(oldest);
    known.set(matchId, stream);
    return stream;
  };
}

function streamOf(matchId: string, { startsAt, bestOf, replay }: CoveredMatch): Stream {
  const usual = bestOf === undefined ? average : { bestOf, round: 0.5 };
  const { seed, speed, ...outset } = replay ?? { seed: matchId, speed: 1, ...usual };
  const played = { startsAt: new Date(startsAt), seed, speed };
  if (isSeriesOutset(outset)) {
    const items = seriesStream({ ...played, outset });
    return { speed, items, markets: ({ moment }) => ('maps' in moment ? valueSeries(outset, moment) : []) };
  }
  const items = matchStream({ ...played, expected: outset });
  return { speed, items, markets: ({ moment }) => ('maps' in moment ? [] : valueFixture(outset, moment)) };
}

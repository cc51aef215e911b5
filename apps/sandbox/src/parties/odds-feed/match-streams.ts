import { matchStream, type StreamItem } from '@fairway/betting';
import type { Book } from '../../platform/book.ts';
import { coveredMatch, type CoveredMatch } from './cover-match.ts';
import { findMatch } from './feed-store.ts';

/** What an average match is played by where no rehearsal was asked for. */
const average = { home: 1.5, away: 1.2, firstHalfShare: 0.45, lowScores: -0.05 };
const mostRemembered = 128;

export interface Stream {
  readonly expected: typeof average;
  /** Seconds of play that pass in a second. */
  readonly speed: number;
  readonly items: readonly StreamItem[];
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

function streamOf(matchId: string, { startsAt, replay }: CoveredMatch): Stream {
  const { seed, speed, ...expected } = replay ?? { seed: matchId, speed: 1, ...average };
  return { expected, speed, items: matchStream({ startsAt: new Date(startsAt), seed, speed, expected }) };
}

import { MatchBook, type MatchEvent } from './match-book.ts';
import type { Match } from './order.ts';
import type { MatchTerms } from './terms.ts';

/** Runs a log from its beginning. Answers the matches of every event; the same log gives the same matches, always. */
export function replay(log: Iterable<MatchEvent>, terms: MatchTerms): Match[] {
  const book = new MatchBook(terms);
  return Array.from(log, (event) => book.apply(event)).flat();
}

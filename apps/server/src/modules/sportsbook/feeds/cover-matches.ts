import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { refreshCatalogue } from '../catalogue/catalogue-memory.ts';
import { selectUncovered, updateCoverage, type UncoveredFixture } from './coverage-store.ts';
import type { FeedMatch } from './feed.ts';
import type { ConnectedFeeds } from './parties/odds-feeds.ts';

/** Hours before and after the kick-off in which a feed is asked whether it covers a match. */
const hours = { ahead: 96, behind: 3 };
/** Minutes until a feed that did not cover a match is asked again. */
const askAgainMinutes = 10;
const mostAtOnce = 10;

/**
 * Asks the feeds, one after another, to cover the matches that are about to start, ten at a call. A feed that does not answer
 * ends it: the matches stay uncovered and are asked about at the next call. Writes which feed covers each.
 */
export async function coverMatches(app: Platform, feeds: ConnectedFeeds): Promise<void> {
  if (feeds.size === 0) return;
  const now = app.clock.now();
  const span = {
    from: addSeconds(now, -hours.behind * 3600),
    to: addSeconds(now, hours.ahead * 3600),
    askedBefore: addSeconds(now, -askAgainMinutes * 60),
  };
  const fixtures = await selectUncovered(app.db, span, mostAtOnce);
  for (const fixture of fixtures) {
    const coverage = await askFeeds(feeds, feedMatch(fixture));
    if (coverage === undefined) return;
    await inTransaction(app.db, (tx) => updateCoverage(tx, fixture, coverage, now));
  }
  if (fixtures.length > 0) refreshCatalogue(app);
}

/** The first feed that covers it; null: none does; undefined: one of them did not answer. */
async function askFeeds(
  feeds: ConnectedFeeds,
  match: FeedMatch,
): Promise<{ feed: string; matchId: string } | null | undefined> {
  for (const [code, feed] of feeds) {
    const cover = await feed.cover(match);
    if (cover === undefined) return undefined;
    if (cover !== 'notCovered') return { feed: code, matchId: cover.matchId };
  }
  return null;
}

function feedMatch({ id, starts_at, seed, speed, expected, best_of, ...names }: UncoveredFixture): FeedMatch {
  const { home, away, competition } = names;
  const series = best_of === null ? {} : { bestOf: best_of };
  const match = { reference: String(id), home, away, competition, startsAt: starts_at, ...series };
  return seed === null || expected === null ? match : { ...match, replay: { seed, speed, expected } };
}

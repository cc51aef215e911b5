import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { faultFields } from '#platform/logger.ts';
import type { Platform } from '#platform/platform.ts';
import { refreshCatalogue } from '../catalogue/catalogue-memory.ts';
import { decidePendingBets } from '../bets/decide-pending-bets.ts';
import { decidePendingCashOuts } from '../cash-out/decide-pending-cash-outs.ts';
import { lockFixture, selectFixture } from '../catalogue/catalogue-store.ts';
import { raiseAlarm } from '../settlement/alarms-store.ts';
import { moveMarkets } from '../markets/markets-store.ts';
import { publishOdds } from '../markets/publish-odds.ts';
import type { FixtureRow } from '../tables.ts';
import { applyUpdate } from './apply-update.ts';
import { coverMatches } from './cover-matches.ts';
import { dropUnconnected } from './coverage-store.ts';
import type { FeedUpdate, LiveFeed } from './feed.ts';
import { selectLiveFixtures, updateSilent } from './feed-store.ts';
import { connectedFeeds, type ConnectedFeeds } from './parties/odds-feeds.ts';

/** A feed that has said nothing for so long is silent: its markets are suspended (reliability ABU-3). */
export const silentSeconds = 20;
const tickMilliseconds = 1000;

/** Times one look asks a feed again for what was lost, or was more than one answer holds. */
const mostRefills = 5;

/**
 * One look at every running match: what its feed has to say, whether it has fallen silent; then the bets and cash-outs that
 * have waited out their delay. Everything is decided under the fixture's row, so several processes may do it at once.
 */
export async function watchOnce(app: Platform, feeds: ConnectedFeeds): Promise<void> {
  await coverMatches(app, feeds);
  const running = await selectLiveFixtures(app.db, app.clock.now());
  for (const [feed, fixtures] of Map.groupBy(running, (fixture) => fixture.feed ?? ''))
    await watchFeed(app, { code: feed, feed: feeds.get(feed) }, fixtures);
  await decidePendingBets(app);
  await decidePendingCashOuts(app);
  refreshCatalogue(app);
}

interface NamedFeed {
  readonly code: string;
  /** Undefined: not connected any more. */
  readonly feed: LiveFeed | undefined;
}

/** Asks a feed for all of its matches at once; each is then taken in by itself. */
async function watchFeed(
  app: Platform,
  { code, feed }: NamedFeed,
  fixtures: readonly FixtureRow[],
): Promise<void> {
  const asked = fixtures.map(({ feed_match: match, feed_sequence: after }) => ({
    matchId: match ?? '',
    after,
  }));
  const answer = await feed?.read(asked);
  for (const fixture of fixtures) {
    try {
      const update = answer?.updates.find(({ matchId }) => matchId === fixture.feed_match);
      if (!feed || !answer || !update) await noticeSilence(app, fixture, app.clock.now());
      else await takeIn(app, { code, feed }, fixture.id, { update, now: answer.at });
    } catch (fault) {
      app.logger.error(
        { runbook: 'live-matches', fixtureId: String(fixture.id), ...faultFields(fault) },
        'live match failed',
      );
    }
  }
}

/** Takes an update in; what was lost on the way, or did not fit into it, is asked for again at once. */
async function takeIn(
  app: Platform,
  { code, feed }: { code: string; feed: LiveFeed },
  fixtureId: bigint,
  first: { update: FeedUpdate; now: Date },
): Promise<void> {
  let { update, now } = first;
  for (let refill = 0; refill < mostRefills; refill += 1) {
    if ((await applyUpdate(app, fixtureId, update, { feed: code, now })) === 'current') return;
    const after = (await selectFixture(app.db, fixtureId))?.feed_sequence ?? 0;
    const answer = await feed.read([{ matchId: update.matchId, after }]);
    const [refilled] = answer?.updates ?? [];
    if (!answer || refilled?.matchId !== update.matchId) return;
    update = refilled;
    now = answer.at;
  }
}

async function noticeSilence(app: Platform, { id, starts_at }: FixtureRow, now: Date): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const fixture = await lockFixture(tx, id);
    const heard = fixture?.feed_heard_at ?? starts_at;
    if (!fixture || fixture.feed_silent || addSeconds(heard, silentSeconds) > now) return;
    await updateSilent(tx, id);
    const moved = await moveMarkets(tx, id, ['open'], 'suspended', now);
    await publishOdds(tx, app, id, moved);
    await raiseAlarm(tx, id, 'feedSilent', now);
  });
}

/** Watches until it is stopped: a look a second, never two at a time. */
export function startWatching(app: Platform): () => Promise<void> {
  const feeds = connectedFeeds(app);
  const state = { stopped: false };
  let wake = (): void => {};
  const running = (async () => {
    await dropUnconnected(app.db, [...feeds.keys()]);
    while (!state.stopped) {
      try {
        await watchOnce(app, feeds);
      } catch (fault) {
        app.logger.error({ runbook: 'live-matches', ...faultFields(fault) }, 'live watch failed');
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, tickMilliseconds).unref();
      });
    }
  })();
  return async () => {
    state.stopped = true;
    wake();
    await running;
  };
}

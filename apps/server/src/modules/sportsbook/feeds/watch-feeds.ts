import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { faultFields } from '#platform/logger.ts';
import type { Platform } from '#platform/platform.ts';
import { refreshCatalogue } from '../catalogue/catalogue-memory.ts';
import { decidePendingBets } from '../bets/decide-pending-bets.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { raiseAlarm } from '../settlement/alarms-store.ts';
import { moveMarkets } from '../markets/markets-store.ts';
import { publishOdds } from '../markets/publish-odds.ts';
import type { FixtureRow } from '../tables.ts';
import { applyMessage } from './apply-message.ts';
import type { LiveFeed } from './feed.ts';
import { selectLiveFixtures, updateSilent } from './feed-store.ts';
import { repriceLive } from './reprice-live.ts';

/** A feed that has said nothing for so long is silent: its markets are suspended (reliability ABU-3). */
export const silentSeconds = 20;
const tickMilliseconds = 1000;

/**
 * One look at every running match: what the feed has to say, whether it has fallen silent, new prices; then the bets that
 * have waited out their delay. Everything is decided under the fixture's row, so several processes may do it at once.
 */
export async function watchOnce(app: Platform, feed: LiveFeed): Promise<void> {
  for (const fixture of await selectLiveFixtures(app.db, app.clock.now())) {
    try {
      await watchFixture(app, feed, fixture);
    } catch (fault) {
      app.logger.error(
        { runbook: 'live-matches', fixtureId: String(fixture.id), ...faultFields(fault) },
        'live match failed',
      );
    }
  }
  await decidePendingBets(app);
  refreshCatalogue(app);
}

async function watchFixture(app: Platform, feed: LiveFeed, fixture: FixtureRow): Promise<void> {
  const now = app.clock.now();
  let lost = fixture.feed_silent;
  const messages = await feed.read(fixture, fixture.feed_sequence, now);
  for (const message of messages) {
    if ((await applyMessage(app, fixture.id, message, feed.name)) === 'gap') {
      lost = true;
      break;
    }
  }
  if (messages.length === 0) await noticeSilence(app, fixture, now);
  else if (lost) {
    const snapshot = await feed.snapshot(fixture, now);
    if (snapshot) await applyMessage(app, fixture.id, snapshot, feed.name);
  }
  await repriceLive(app, fixture.id);
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
export function startWatching(app: Platform, feed: LiveFeed): () => Promise<void> {
  const state = { stopped: false };
  let wake = (): void => {};
  const running = (async () => {
    while (!state.stopped) {
      try {
        await watchOnce(app, feed);
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

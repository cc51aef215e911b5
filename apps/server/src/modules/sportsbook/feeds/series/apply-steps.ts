import { mapScoreOf, type SeriesStep } from '@fairway/betting';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { recordResult } from '../../results/record-result.ts';
import { voidPlacedLate } from '../../settlement/leg-voids-store.ts';
import { settleFixtureJob, settlementQueue } from '../../settlement/settle-fixture.job.ts';
import type { FixtureRow } from '../../tables.ts';
import type { FeedStep } from '../feed.ts';
import { hasLiveLegs } from '../feed-store.ts';
import { insertSteps, updateSeriesState } from './series-store.ts';

/** Seconds without bets after a map, so that the price is the new one before anybody bets. */
const holdSeconds = 4;
/** Seconds after a map in which its referee may still order it to be played again; then what it decided is settled. */
const mapSettlesAfter = 10;

/**
 * Takes in the steps of a series, under its row: a map that ends voids what was booked after it unseen, and what it decides is
 * settled soon after; the end records the result. `suspend` closes the markets for the moment. Answers the match as it is then.
 */
export async function applySteps(
  tx: Tx,
  app: Platform,
  before: FixtureRow,
  fresh: readonly FeedStep[],
  { feed, suspend }: { feed: string; suspend: (fixture: FixtureRow) => Promise<void> },
): Promise<FixtureRow> {
  const last = fresh.at(-1);
  if (!last) {
    await updateSeriesState(tx, before.id, before);
    return before;
  }
  const now = app.clock.now();
  await insertSteps(tx, before.id, fresh, now);
  const ended = fresh.filter(({ step }) => stopsSeriesBetting(step));
  const won = mapScoreOf(last.step.maps);
  const fixture: FixtureRow = {
    ...before,
    status: 'inPlay',
    home_goals: won.home,
    away_goals: won.away,
    maps: last.step.maps,
    map_now: last.step.now,
    held_until: ended.length > 0 ? addSeconds(now, holdSeconds) : before.held_until,
  };
  await updateSeriesState(tx, fixture.id, fixture);
  if (ended.length > 0) await suspend(fixture);
  if (ended.length > 0 && (await hasLiveLegs(tx, fixture.id)))
    for (const { number, at } of ended)
      await voidPlacedLate(tx, fixture.id, { sequence: number, happenedAt: at, at: now });
  await notify(tx, app, fixture);
  if (last.step.kind === 'seriesEnd') {
    await end(tx, app, fixture, feed);
    return { ...fixture, status: 'ended' };
  }
  if (ended.length > 0)
    await addJob(
      tx,
      settleFixtureJob,
      { fixtureId: String(fixture.id) },
      {
        key: `sportsbook:map:${fixture.id}`,
        queue: settlementQueue(fixture.id),
        runAt: addSeconds(now, mapSettlesAfter),
      },
    );
  return fixture;
}

/** Whether a step stops betting: what was seen before a map's end must not be bet on after it. */
export function stopsSeriesBetting({ kind }: SeriesStep): boolean {
  return kind === 'mapEnd' || kind === 'seriesEnd';
}

async function end(tx: Tx, app: Platform, fixture: FixtureRow, feed: string): Promise<void> {
  const maps = fixture.maps ?? [];
  await recordResult(tx, app, {
    fixtureId: fixture.id,
    result: { status: 'ended', fullTime: mapScoreOf(maps), halfTime: null, half: null, maps },
    extra: null,
    source: `feed/${feed}`,
    reason: '',
  });
}

async function notify(tx: Tx, app: Platform, fixture: FixtureRow): Promise<void> {
  const fixtureId = String(fixture.id);
  const score = mapScoreOf(fixture.maps ?? []);
  const clock = { playSeconds: 0, clockRuns: false, halfTime: null };
  await push(tx, app, 'fixtureScore', { fixtureId }, { status: fixture.status, ...clock, ...score });
  await push(tx, app, 'liveList', {}, { fixtureId, status: fixture.status, ...score });
}

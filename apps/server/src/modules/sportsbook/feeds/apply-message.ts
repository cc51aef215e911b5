import type { Incident } from '@fairway/betting';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { push } from '#platform/outbox/push.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import type { Platform } from '#platform/platform.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { moveMarkets } from '../markets/markets-store.ts';
import { tellOdds } from '../markets/tell-odds.ts';
import { recordResult } from '../results/record-result.ts';
import { settleFixtureJob } from '../settlement/settle-fixture.job.ts';
import { voidLateLegs, voidWithdrawnLegs } from '../settlement/void-legs.ts';
import type { FixtureRow } from '../tables.ts';
import type { FeedIncident, FeedMessage } from './feed.ts';
import { insertIncident, updateHeard, updateLiveState } from './feed-store.ts';
import { nextState, stopsBetting } from './next-state.ts';

/** Seconds after a goal in which VAR usually looks at it; then what it decided is settled. */
const goalSettlesAfter = 60;

/** What became of a message: taken in; known before; or it shows that one was lost, so the whole match is asked for. */
export type Applied = 'applied' | 'known' | 'gap';

/**
 * Takes in one message of a feed, under the fixture's row. Incidents count strictly in their order: a gap suspends the
 * markets until a snapshot has filled it. A goal, a red card or a check suspends; the end records the result. Writes the
 * incident, the live state, markets, void legs and pushes.
 */
export async function applyMessage(
  app: Platform,
  fixtureId: bigint,
  message: FeedMessage,
  feed: string,
): Promise<Applied> {
  return inTransaction(app.db, async (tx) => {
    const fixture = await lockFixture(tx, fixtureId);
    if (!fixture) return 'known';
    const now = app.clock.now();
    const fresh = message.incidents.filter(({ incident }) => incident.sequence > fixture.feed_sequence);
    const expected = fixture.feed_sequence + fresh.length;
    const whole = fresh.every(
      ({ incident }, index) => incident.sequence === fixture.feed_sequence + index + 1,
    );
    if (!whole || message.sequence > expected) {
      await suspend(tx, app, fixture);
      await updateHeard(tx, fixture.id, now, true);
      return 'gap';
    }

    // Silence ends with a snapshot only: a heartbeat alone does not say what was missed.
    await updateHeard(tx, fixture.id, now, message.kind === 'snapshot' ? false : fixture.feed_silent);
    let state = fixture;
    for (const told of fresh) state = await applyIncident(tx, app, state, told, feed);
    return fresh.length > 0 || message.kind === 'snapshot' ? 'applied' : 'known';
  });
}

async function applyIncident(
  tx: Tx,
  app: Platform,
  fixture: FixtureRow,
  told: FeedIncident,
  feed: string,
): Promise<FixtureRow> {
  const { incident, at } = told;
  const now = app.clock.now();
  await insertIncident(tx, fixture.id, told, now);
  const next = { ...fixture, ...nextState(fixture, incident, at, now) };
  await updateLiveState(tx, fixture.id, next);
  if (stopsBetting(incident)) await suspend(tx, app, fixture);
  if (incident.kind === 'goal' || incident.kind === 'redCard') await voidLateLegs(tx, app, fixture.id, told);
  if (incident.kind === 'varDecision' && !incident.goalStands)
    await voidWithdrawnLegs(tx, app, fixture.id, incident);
  await tellIncident(tx, app, next, incident, feed);
  if (incident.kind === 'goal')
    await addJob(
      tx,
      settleFixtureJob,
      { fixtureId: String(fixture.id) },
      { key: `sportsbook:goal:${fixture.id}`, runAt: addSeconds(now, goalSettlesAfter) },
    );
  if (incident.kind === 'halfTime')
    await addJob(
      tx,
      settleFixtureJob,
      { fixtureId: String(fixture.id) },
      { key: `sportsbook:half:${fixture.id}` },
    );
  if (incident.kind === 'fullTime') await end(tx, app, next, incident, feed);
  return next;
}

async function suspend(tx: Tx, app: Platform, fixture: FixtureRow): Promise<void> {
  const moved = await moveMarkets(tx, fixture.id, ['open'], 'suspended', app.clock.now());
  await tellOdds(tx, app, fixture.id, moved);
}

async function end(
  tx: Tx,
  app: Platform,
  fixture: FixtureRow,
  incident: Incident,
  feed: string,
): Promise<void> {
  const halfTime =
    fixture.half_home === null || fixture.half_away === null
      ? null
      : { home: fixture.half_home, away: fixture.half_away };
  await recordResult(tx, app, {
    fixtureId: fixture.id,
    result: { status: 'ended', fullTime: incident.score, halfTime, half: null },
    extra: null,
    source: `feed/${feed}`,
    reason: '',
  });
}

async function tellIncident(
  tx: Tx,
  app: Platform,
  fixture: FixtureRow,
  incident: Incident,
  feed: string,
): Promise<void> {
  const fixtureId = String(fixture.id);
  await push(
    tx,
    app,
    'fixtureIncidents',
    { fixtureId },
    {
      incidentId: `${feed}-${incident.sequence}`,
      kind: incident.kind,
      minute: Math.floor(incident.second / 60) + (incident.half - 1) * 45,
      side: 'side' in incident ? incident.side : null,
      cancelled: incident.kind === 'varDecision' && !incident.goalStands,
    },
  );
  if (incident.kind === 'dangerousAttack' || incident.kind === 'corner') return;
  const score = { home: incident.score.home, away: incident.score.away };
  await push(
    tx,
    app,
    'fixtureScore',
    { fixtureId },
    {
      status: fixture.status,
      playSeconds: (incident.half - 1) * 2700 + incident.second,
      clockRuns: !fixture.play_stopped,
      ...score,
      halfTime:
        fixture.half_home === null || fixture.half_away === null
          ? null
          : { home: fixture.half_home, away: fixture.half_away },
    },
  );
  await push(tx, app, 'liveList', {}, { fixtureId, status: fixture.status, ...score });
}

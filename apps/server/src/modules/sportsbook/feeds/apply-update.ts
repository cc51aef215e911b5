import type { Incident } from '@fairway/betting';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { push } from '#platform/outbox/push.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import type { Platform } from '#platform/platform.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { isInPlay } from '../markets/may-open.ts';
import { moveMarkets } from '../markets/markets-store.ts';
import { writeFeedBoard } from '../markets/price-board.ts';
import { publishOdds } from '../markets/publish-odds.ts';
import { recordResult } from '../results/record-result.ts';
import { clearAlarms } from '../settlement/alarms-store.ts';
import { settleFixtureJob, settlementQueue } from '../settlement/settle-fixture.job.ts';
import { voidLateLegs, voidWithdrawnLegs } from '../settlement/void-legs.ts';
import type { FixtureRow } from '../tables.ts';
import type { FeedEntry, FeedIncident, FeedUpdate } from './feed.ts';
import { hasLiveLegs, insertIncidents, updateHeard, updateLiveState, updatePriced } from './feed-store.ts';
import { nextState, stopsBetting } from './next-state.ts';
import { applySteps, stopsSeriesBetting } from './series/apply-steps.ts';

/** Seconds after a goal in which VAR usually looks at it; then what it decided is settled. */
const goalSettlesAfter = 60;
const mostNotified = 4;

/** What became of an update: all of it is taken in; there is more to be asked for; or entries were lost on the way. */
export type Applied = 'current' | 'behind' | 'gap';

/** How old prices may be, by the feed's own clock, to open a market. */
const freshSeconds = 20;

/**
 * Takes in what a feed says of one match, under the fixture's row. Entries count strictly in their order: a gap, or more entries
 * than were sent, suspends the markets until the stream is caught up with. A goal, a red card or a check suspends; the end
 * records the result. Markets open only on prices that come after whatever suspended them. `now`: the feed's clock. Writes
 * incidents, the live state, markets, void legs and pushes.
 */
export async function applyUpdate(
  app: Platform,
  fixtureId: bigint,
  update: FeedUpdate,
  { feed, now }: { feed: string; now: Date },
): Promise<Applied> {
  return inTransaction(app.db, async (tx) => {
    const fixture = await lockFixture(tx, fixtureId);
    if (!fixture || fixture.feed_match !== update.matchId) return 'current';
    const heardAt = app.clock.now();
    const fresh = update.entries.filter(({ number }) => number > fixture.feed_sequence);
    const expected = fixture.feed_sequence + fresh.length;
    const isWhole = fresh.every(({ number }, index) => number === fixture.feed_sequence + index + 1);
    if (!isWhole || update.last < expected) {
      await suspend(tx, app, fixture);
      await updateHeard(tx, fixture.id, heardAt, true);
      return 'gap';
    }

    const isCurrent = update.last === expected;
    await updateHeard(tx, fixture.id, heardAt, !isCurrent);
    if (!isCurrent) await suspend(tx, app, fixture);
    if (isCurrent && fixture.feed_silent) await clearAlarms(tx, fixture.id, ['feedSilent'], heardAt);
    const known = { ...fixture, feed_silent: !isCurrent, feed_sequence: expected };
    const after = await applyEntries(tx, app, known, fresh, feed);
    const prices = fresh.findLast((entry) => entry.kind === 'prices');
    if (prices && isInPlay(after)) await applyPrices(tx, app, after, { fresh, prices, now });
    return isCurrent ? 'current' : 'behind';
  });
}

type FeedPrices = Extract<FeedEntry, { kind: 'prices' }>;

/** The board of the newest prices, with the margins in force; open, unless something stopped betting after them or they are old. */
async function applyPrices(
  tx: Tx,
  app: Platform,
  fixture: FixtureRow,
  { fresh, prices, now }: { fresh: readonly FeedEntry[]; prices: FeedPrices; now: Date },
): Promise<void> {
  const isOvertaken = fresh.some(
    (entry) =>
      entry.number > prices.number &&
      ((entry.kind === 'incident' && stopsBetting(entry.incident)) ||
        (entry.kind === 'series' && stopsSeriesBetting(entry.step))),
  );
  const age = now.getTime() - prices.at.getTime();
  if (isOvertaken || age > freshSeconds * 1000) return;
  await updatePriced(tx, fixture.id, app.clock.now());
  await writeFeedBoard(tx, app, fixture, prices.markets);
}

/** What happened, in the terms of the match's sport; entries of another sport are none of its business. */
function applyEntries(
  tx: Tx,
  app: Platform,
  fixture: FixtureRow,
  entries: readonly FeedEntry[],
  feed: string,
): Promise<FixtureRow> {
  if (fixture.sport === 'football') return applyIncidents(tx, app, fixture, entries, feed);
  const steps = entries.filter((entry) => entry.kind === 'series');
  return applySteps(tx, app, fixture, steps, { feed, suspend: (after) => suspend(tx, app, after) });
}

async function applyIncidents(
  tx: Tx,
  app: Platform,
  before: FixtureRow,
  entries: readonly FeedEntry[],
  feed: string,
): Promise<FixtureRow> {
  const fresh = entries.filter((entry) => entry.kind === 'incident');
  const now = app.clock.now();
  await insertIncidents(tx, before.id, fresh, now);
  let fixture = before;
  for (const { incident, at } of fresh) fixture = { ...fixture, ...nextState(fixture, incident, at, now) };
  await updateLiveState(tx, fixture.id, fixture);
  if (fresh.some(({ incident }) => stopsBetting(incident))) await suspend(tx, app, fixture);
  if (await hasLiveLegs(tx, fixture.id)) await voidLegs(tx, app, fixture.id, fresh);
  // A screen that missed much fetches the match again because of the gap; a long story is not sent incident by
  // incident.
  for (const { incident } of fresh.slice(-mostNotified))
    await notifyIncident(tx, app, fixture, incident, feed);
  await enqueueSettling(tx, fixture.id, fresh, now);
  const last = fresh.at(-1)?.incident;
  if (last?.kind !== 'fullTime') return fixture;
  await end(tx, app, fixture, last, feed);
  return { ...fixture, status: 'ended' };
}

async function voidLegs(tx: Tx, app: Platform, id: bigint, fresh: readonly FeedIncident[]): Promise<void> {
  for (const news of fresh) {
    const { incident } = news;
    if (incident.kind === 'goal' || incident.kind === 'redCard') await voidLateLegs(tx, app, id, news);
    if (incident.kind === 'varDecision' && !incident.goalStands)
      await voidWithdrawnLegs(tx, app, id, incident);
  }
}

/** What a goal decides is settled once VAR has had its time, what the break decides at once. */
async function enqueueSettling(tx: Tx, id: bigint, fresh: readonly FeedIncident[], now: Date): Promise<void> {
  const kinds = new Set(fresh.map(({ incident }) => incident.kind));
  const payload = { fixtureId: String(id) };
  const queue = settlementQueue(id);
  if (kinds.has('goal'))
    await addJob(tx, settleFixtureJob, payload, {
      key: `sportsbook:goal:${id}`,
      queue,
      runAt: addSeconds(now, goalSettlesAfter),
    });
  if (kinds.has('halfTime'))
    await addJob(tx, settleFixtureJob, payload, { key: `sportsbook:half:${id}`, queue });
}

async function suspend(tx: Tx, app: Platform, fixture: FixtureRow): Promise<void> {
  const moved = await moveMarkets(tx, fixture.id, ['open'], 'suspended', app.clock.now());
  await publishOdds(tx, app, fixture.id, moved);
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

async function notifyIncident(
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

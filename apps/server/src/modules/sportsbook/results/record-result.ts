import { isDeepStrictEqual } from 'node:util';
import type { Score } from '@fairway/betting';
import type { Tx } from '#platform/db/database.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { emit } from '#platform/outbox/emit.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { moveMarkets } from '../markets/markets-store.ts';
import { isInPlay } from '../markets/may-open.ts';
import { publishOdds } from '../markets/publish-odds.ts';
import { settleFixtureJob, settlementQueue } from '../settlement/settle-fixture.job.ts';
import type { FixtureRow } from '../tables.ts';
import { isDecidedOnField, keepUnstartedVoid } from './field-stands.ts';
import { hasBets, insertResult, updateExtra } from './results-store.ts';

/** How a match ended. Abandoned: `fullTime` is the score at that moment, `half` the half in which it was. */
export interface NewResult {
  status: 'ended' | 'abandoned' | 'cancelled' | 'awarded' | 'postponed';
  fullTime: Score | null;
  halfTime: Score | null;
  half: 1 | 2 | null;
  /** Of a series: the rounds of each map that was played, in order; `fullTime` is the maps won. */
  maps?: readonly Score[] | undefined;
}

export interface ResultNews {
  fixtureId: bigint;
  /** As the caller read it; without it the row is read here. */
  fixture?: FixtureRow | undefined;
  result: NewResult;
  /** Extra time and penalties, for show. */
  extra: unknown;
  /** `import/<id>`, `feed/<name>`, `operator/<id>`, `rule/<name>`. */
  source: string;
  reason: string;
}

/**
 * Records a result if it differs from the one that counts: a new version, the markets closed, its bets to be settled
 * (again). What the field decided is not changed by a later award. Answers whether it was news. Writes the result, the fixture, its markets,
 * `fixture.ended`, pushes and the settling job.
 */
export async function recordResult(tx: Tx, app: Platform, news: ResultNews): Promise<boolean> {
  if (news.fixture && !differs(news.fixture, news.result)) return keepExtra(tx, news, news.fixture);
  const fixture = await lockFixture(tx, news.fixtureId);
  if (!fixture) return false;
  if (!differs(fixture, news.result) || isDecidedOnField(fixture, news)) return keepExtra(tx, news, fixture);

  await keepUnstartedVoid(tx, app, fixture, news);
  const at = app.clock.now();
  await insertResult(tx, fixture, news, at);
  await emit(tx, app, 'fixture.ended', {
    fixture: String(fixture.id),
    version: fixture.result_version + 1,
    status: news.result.status,
    score: news.result.fullTime,
  });
  const closed = await moveMarkets(tx, fixture.id, ['open', 'suspended'], 'closed', at);
  await publishOdds(tx, app, fixture.id, closed);
  if (isInPlay(fixture) || closed.length > 0) await notifyEnd(tx, app, fixture, news.result);
  if (await hasBets(tx, fixture.id)) {
    await addJob(
      tx,
      settleFixtureJob,
      { fixtureId: String(fixture.id) },
      { key: `sportsbook:settle:${fixture.id}`, queue: settlementQueue(fixture.id) },
    );
  }
  return true;
}

/** Whether a result is another than the one that counts. */
export function differs(fixture: FixtureRow, result: NewResult): boolean {
  if (fixture.status !== result.status) return true;
  if (fixture.best_of !== null && !isDeepStrictEqual(result.maps ?? null, fixture.maps)) return true;
  return (
    !equal(result.fullTime, fixture.home_goals, fixture.away_goals) ||
    !equal(result.halfTime, fixture.half_home, fixture.half_away) ||
    (result.status === 'abandoned' && result.half !== fixture.abandoned_half)
  );
}

function equal(score: Score | null, home: number | null, away: number | null): boolean {
  return score === null ? home === null : score.home === home && score.away === away;
}

async function keepExtra(tx: Tx, { extra }: ResultNews, fixture: FixtureRow): Promise<false> {
  if (extra !== null && JSON.stringify(extra) !== JSON.stringify(fixture.extra))
    await updateExtra(tx, fixture.id, extra);
  return false;
}

async function notifyEnd(tx: Tx, app: Platform, fixture: FixtureRow, result: NewResult): Promise<void> {
  const fixtureId = String(fixture.id);
  const score = result.fullTime ?? { home: 0, away: 0 };
  await push(
    tx,
    app,
    'fixtureScore',
    { fixtureId },
    {
      status: result.status,
      playSeconds: fixture.best_of === null ? 5400 : 0,
      clockRuns: false,
      home: score.home,
      away: score.away,
      halfTime: result.halfTime,
    },
  );
  await push(tx, app, 'liveList', {}, { fixtureId, status: result.status, ...score });
}

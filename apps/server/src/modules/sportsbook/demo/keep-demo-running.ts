import { expectedGoals } from '@fairway/betting';
import { sql } from 'kysely';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { refreshCatalogue } from '../catalogue/catalogue-memory.ts';
import { insertFixtures, lockFixture, type NewFixture } from '../catalogue/catalogue-store.ts';
import { priceBoard } from '../markets/price-board.ts';
import type { CompetitionRow } from '../tables.ts';
import { demoLeagues, type DemoLeague } from './demo-leagues.ts';
import { pairingOf } from './pairings.ts';

/** What the first side of a series' league has over the last in a round: 0.05 is 55 of 100. */
const greatestEdge = 0.05;
/** How long the incidents and markets of a demo match that nobody bet on are kept. */
const keptHours = 12;

/**
 * Draws up the coming matches of the demo leagues, prices them and clears away old ones that nobody bet on. Matches
 * start at fixed instants (every n minutes since 1970), so that running it twice draws up nothing twice. Does nothing
 * where the demo was not seeded.
 */
export async function keepDemoRunning(app: Platform): Promise<void> {
  for (const league of demoLeagues) {
    const competition = await findLeague(app, league);
    if (!competition) continue;
    const now = app.clock.now().getTime();
    // A match that is in play already when the demo starts is drawn up too: it is joined at its present minute.
    const from = new Date(now - (110 * 60_000) / league.speed);
    await drawUp(app, league, competition, { from, to: new Date(now + league.aheadHours * 3_600_000) });
  }
  await clearOld(app);
}

export async function findLeague(app: Platform, league: DemoLeague): Promise<CompetitionRow | undefined> {
  const { rows } = await sql<CompetitionRow>`
    select * from sportsbook_competitions where key = ${league.key} and simulated`.execute(app.db);
  return rows[0];
}

/** Draws up and prices the matches of a league that start in a span of time; answers those that were not there yet. */
export async function drawUp(
  app: Platform,
  league: DemoLeague,
  competition: CompetitionRow,
  { from, to }: { from: Date; to: Date },
): Promise<bigint[]> {
  const span = league.everyMinutes * 60_000;
  const first = Math.ceil(from.getTime() / span);
  const last = Math.floor(to.getTime() / span);
  const ids = await teamIds(app, league);
  const fixtures: NewFixture[] = [];
  for (let slot = first; slot <= last; slot += 1) {
    const { round, home, away } = pairingOf(league.teams.length, slot);
    const [homeTeam, awayTeam] = [ids[home], ids[away]];
    const expected = outsetOf(league, competition, { home, away, ids });
    if (homeTeam === undefined || awayTeam === undefined || !expected) continue;
    fixtures.push({
      source_key: `slot ${slot}`,
      round: `第 ${(round % 38) + 1} 轮`,
      home_team: homeTeam,
      away_team: awayTeam,
      starts_at: new Date(slot * span),
      time_open: false,
      neutral: false,
      seed: `${league.key}:${slot}`,
      speed: league.speed,
      expected,
      ...(league.bestOf === undefined ? {} : { best_of: league.bestOf }),
    });
  }
  const made = await inTransaction(app.db, (tx) => insertFixtures(tx, competition.id, fixtures));
  for (const id of made.values()) await inTransaction(app.db, (tx) => priceFirst(tx, app, id));
  if (made.size > 0) refreshCatalogue(app);
  return [...made.values()];
}

/** What a match is played by: goals of the league's model, or of a series the chance of a round that the sides' places give. */
function outsetOf(
  { bestOf, teams }: DemoLeague,
  { model }: CompetitionRow,
  { home, away, ids }: { home: number; away: number; ids: readonly (bigint | undefined)[] },
): NewFixture['expected'] {
  if (bestOf !== undefined)
    return { bestOf, round: 0.5 + (greatestEdge * (away - home)) / (teams.length - 1) };
  return model ? expectedGoals(model, String(ids[home]), String(ids[away])) : null;
}

async function priceFirst(tx: Tx, app: Platform, id: bigint): Promise<void> {
  const fixture = await lockFixture(tx, id);
  if (!fixture?.expected || fixture.status !== 'scheduled') return;
  await sql`update sportsbook_fixtures set priced_at = ${app.clock.now()} where id = ${id}`.execute(tx);
  await priceBoard(tx, app, fixture, { expected: fixture.expected });
}

async function teamIds(app: Platform, league: DemoLeague): Promise<(bigint | undefined)[]> {
  const keys = league.teams.map(([, en]) => demoTeamKey(en));
  const { rows } = await sql<{ id: bigint; key: string }>`
    select id, key from sportsbook_teams where key = any (${keys}::text[])`.execute(app.db);
  const byKey = new Map(rows.map(({ id, key }) => [key, id]));
  return keys.map((key) => byKey.get(key));
}

export function demoTeamKey(en: string): string {
  return `demo ${en.toLowerCase()}`;
}

/** Demo matches are many; what nobody bet on leaves no trace but its result. */
async function clearOld(app: Platform): Promise<void> {
  const before = addSeconds(app.clock.now(), -keptHours * 3600);
  const old = sql`
    select fixtures.id from sportsbook_fixtures fixtures
    join sportsbook_competitions competitions on competitions.id = fixtures.competition_id and competitions.simulated
    where fixtures.status = 'ended' and fixtures.starts_at < ${before}
      and not exists (select from sportsbook_legs legs where legs.fixture_id = fixtures.id)
      and exists (select from sportsbook_markets markets where markets.fixture_id = fixtures.id)
    limit 200`;
  const { rows } = await sql<{ id: bigint }>`${old}`.execute(app.db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`delete from sportsbook_incidents where fixture_id = any (${ids}::bigint[])`.execute(app.db);
  await sql`delete from sportsbook_markets where fixture_id = any (${ids}::bigint[])`.execute(app.db);
}

export const keepDemoRunningJob = definePeriodicJob({
  name: 'sportsbook.keep-demo-running',
  every: { seconds: 60 },
  run: keepDemoRunning,
});

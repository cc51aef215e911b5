import type { BestOf } from '@fairway/betting';
import type { Sport } from '@fairway/contract/sportsbook/sports.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CompetitionRow, FixtureRow, TeamRow } from '../tables.ts';

export interface NewCompetition {
  key: string;
  name_zh: string;
  name_en: string;
  season: string;
  position: number;
  time_zone: string;
  neutral: boolean;
  simulated: boolean;
  created_at: Date;
  /** Football where nothing is said. */
  sport?: Sport;
}

/** The competition of this key, created if missing; an existing one is kept. */
export async function insertCompetition(tx: Tx, row: NewCompetition): Promise<CompetitionRow> {
  await sql`insert into sportsbook_competitions
      (key, name_zh, name_en, season, position, time_zone, neutral, simulated, created_at, sport)
    values (${row.key}, ${row.name_zh}, ${row.name_en}, ${row.season}, ${row.position}, ${row.time_zone},
      ${row.neutral}, ${row.simulated}, ${row.created_at}, ${row.sport ?? 'football'})
    on conflict (key) do nothing`.execute(tx);
  const { rows } = await sql<CompetitionRow>`
    select * from sportsbook_competitions where key = ${row.key} for update`.execute(tx);
  const found = rows[0];
  if (!found) throw new Error(`competition ${row.key} vanished`);
  return found;
}

export async function selectCompetition(db: Db | Tx, id: bigint): Promise<CompetitionRow | undefined> {
  const { rows } = await sql<CompetitionRow>`select * from sportsbook_competitions where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export async function selectCompetitions(db: Db | Tx, ids: readonly bigint[]): Promise<CompetitionRow[]> {
  const { rows } = await sql<CompetitionRow>`
    select * from sportsbook_competitions where id = any (${ids}::bigint[])`.execute(db);
  return rows;
}

export async function updateShift(tx: Tx, id: bigint, days: number): Promise<void> {
  await sql`update sportsbook_competitions set shift_days = ${days} where id = ${id}`.execute(tx);
}

export async function updateModel(tx: Tx | Db, id: bigint, model: unknown): Promise<void> {
  await sql`update sportsbook_competitions set model = ${JSON.stringify(model)}::jsonb where id = ${id}`.execute(
    tx,
  );
}

export interface NewTeam {
  key: string;
  name_zh: string;
  name_en: string;
  code: string | null;
  colour_first: string;
  colour_second: string;
}

/** Teams by key, created where missing; a code that was missing is filled in. Answers how many are new. */
export async function insertTeams(
  tx: Tx,
  teams: readonly NewTeam[],
): Promise<{ idOf: ReadonlyMap<string, bigint>; created: number }> {
  const given = JSON.stringify(teams);
  const made = await sql<{ fresh: boolean }>`
    insert into sportsbook_teams (key, name_zh, name_en, code, colour_first, colour_second)
    select key, name_zh, name_en, code, colour_first, colour_second
    from jsonb_to_recordset(${given}::jsonb)
      as t(key text, name_zh text, name_en text, code text, colour_first text, colour_second text)
    order by key
    on conflict (key) do update set code = coalesce(sportsbook_teams.code, excluded.code)
      where sportsbook_teams.code is null and excluded.code is not null
    returning (xmax = 0) as fresh`.execute(tx);
  const { rows } = await sql<{ id: bigint; key: string }>`
    select id, key from sportsbook_teams where key = any (${teams.map(({ key }) => key)}::text[])`.execute(
    tx,
  );
  return {
    idOf: new Map(rows.map(({ id, key }) => [key, id])),
    created: made.rows.filter(({ fresh }) => fresh).length,
  };
}

export async function selectTeams(db: Db | Tx, ids: readonly bigint[]): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    select * from sportsbook_teams where id = any (${ids}::bigint[])`.execute(db);
  return rows;
}

export async function selectFixture(db: Db | Tx, id: bigint): Promise<FixtureRow | undefined> {
  const { rows } = await sql<FixtureRow>`select * from sportsbook_fixtures where id = ${id}`.execute(db);
  return rows[0];
}

export async function selectFixtures(db: Db | Tx, ids: readonly bigint[]): Promise<FixtureRow[]> {
  const { rows } = await sql<FixtureRow>`
    select * from sportsbook_fixtures where id = any (${ids}::bigint[])`.execute(db);
  return rows;
}

/** A change of a fixture or of one of its markets locks its row; a bet on it takes a shared lock. */
export async function lockFixture(tx: Tx, id: bigint): Promise<FixtureRow | undefined> {
  const { rows } = await sql<FixtureRow>`
    select * from sportsbook_fixtures where id = ${id} for no key update`.execute(tx);
  return rows[0];
}

/** Keeps the fixtures and their markets as they are until the transaction ends; in one order, so that nobody deadlocks. */
export async function shareFixtures(tx: Tx, ids: readonly bigint[]): Promise<FixtureRow[]> {
  const { rows } = await sql<FixtureRow>`
    select * from sportsbook_fixtures where id = any (${ids}::bigint[]) order by id for share`.execute(tx);
  return rows;
}

export interface NewFixture {
  source_key: string;
  round: string;
  home_team: bigint;
  away_team: bigint;
  starts_at: Date;
  time_open: boolean;
  neutral: boolean;
  seed: string | null;
  speed: number;
  expected: FixtureRow['expected'];
  /** Of a series: the most maps that there can be. */
  best_of?: BestOf;
}

/** New fixtures of a competition; answers their ids by source key. */
export async function insertFixtures(
  tx: Tx,
  competitionId: bigint,
  fixtures: readonly NewFixture[],
): Promise<Map<string, bigint>> {
  if (fixtures.length === 0) return new Map();
  const given = JSON.stringify(
    fixtures.map((row) => ({ ...row, home_team: String(row.home_team), away_team: String(row.away_team) })),
  );
  const { rows } = await sql<{ id: bigint; source_key: string }>`
    insert into sportsbook_fixtures (competition_id, source_key, round, home_team, away_team, starts_at,
      time_open, neutral, seed, speed, expected, best_of, sport)
    select ${competitionId}, source_key, round, home_team, away_team, starts_at, time_open, neutral, seed,
      speed, expected, best_of, case when best_of is null then 'football' else 'esports' end
    from jsonb_to_recordset(${given}::jsonb) as f(source_key text, round text, home_team bigint, away_team bigint,
      starts_at timestamptz, time_open boolean, neutral boolean, seed text, speed smallint, expected jsonb,
      best_of smallint)
    on conflict (competition_id, source_key) do nothing
    returning id, source_key`.execute(tx);
  return new Map(rows.map(({ id, source_key }) => [source_key, id]));
}

export async function selectFixturesOf(tx: Tx | Db, competitionId: bigint): Promise<FixtureRow[]> {
  const { rows } = await sql<FixtureRow>`
    select * from sportsbook_fixtures where competition_id = ${competitionId}`.execute(tx);
  return rows;
}

import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

interface CompetitionName {
  readonly id: bigint;
  readonly name_zh: string;
  readonly name_en: string;
  readonly season: string;
}

/** Competitions by a part of a name or season, the latest season first; with an id, that one alone. */
export async function selectCompetitionNames(
  db: Db,
  { search, id, limit }: { search: string; id: bigint | null; limit: number },
): Promise<CompetitionName[]> {
  const { rows } = await sql<CompetitionName>`
    select id, name_zh, name_en, season from sportsbook_competitions
    where (${id}::bigint is null or id = ${id}::bigint)
      and position(lower(${search}) in lower(name_zh || ' ' || name_en || ' ' || season)) > 0
    order by season desc, position, id limit ${limit}`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { FixtureRow } from '../tables.ts';

/** A match that is not decided, with what the house may lose on it and the limit of that, in fen. */
export type OpenExposure = FixtureRow & { liability: bigint; limit_fen: bigint };

/** Matches that bets are open on: to come, put off or in play. Each reads its exposure by its key. */
const open = sql`
  sportsbook_fixtures fixtures
  join sportsbook_exposures exposures on exposures.scope = 'fixture' and exposures.key = fixtures.id::text
  where fixtures.status in ('scheduled', 'postponed', 'firstHalf', 'halfTime', 'secondHalf', 'inPlay') and exposures.liability > 0`;

/** A page of them, the greatest liability first. */
export async function selectOpenExposures(
  db: Db,
  page: { before: { liability: bigint; id: bigint } | null; limit: number },
): Promise<OpenExposure[]> {
  const { before } = page;
  const { rows } = await sql<OpenExposure>`
    select fixtures.*, exposures.liability, exposures.limit_fen from ${open}
      and (${before?.id ?? null}::bigint is null
        or (exposures.liability, fixtures.id) < (${before?.liability ?? null}::bigint, ${before?.id ?? null}::bigint))
    order by exposures.liability desc, fixtures.id desc limit ${page.limit}`.execute(db);
  return rows;
}

/** How many there are, and their sums. */
export async function sumOpenExposures(
  db: Db,
): Promise<{ fixtures: number; stakes: bigint; liability: bigint }> {
  const { rows } = await sql<{ fixtures: number; stakes: bigint; liability: bigint }>`
    select count(*)::integer as fixtures, coalesce(sum(exposures.stakes), 0)::bigint as stakes,
      coalesce(sum(exposures.liability), 0)::bigint as liability
    from ${open}`.execute(db);
  return rows[0] ?? { fixtures: 0, stakes: 0n, liability: 0n };
}

import type { PoolCode } from '@fairway/contract/fishing/codes.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** Notes that a page looks at a pool; of many that do one writes, every ten seconds at most. */
export async function noteInterest(db: Db, pool: PoolCode): Promise<void> {
  await sql`
    update games_fishing_pools set at = platform_now()
    where code = ${pool} and at < platform_now() - interval '10 seconds'`.execute(db);
}

export interface DuePool {
  readonly pool: PoolCode;
  readonly watched: boolean;
}

/** Pools that a page looked at lately, or whose tide is not over. */
export async function selectDuePools(db: Db, seconds: number): Promise<DuePool[]> {
  const { rows } = await sql<DuePool>`
    select p.code as pool, p.at > platform_now() - make_interval(secs => ${seconds}) as watched
    from games_fishing_pools p
    where p.at > platform_now() - make_interval(secs => ${seconds})
      or exists (select from games_fishing_tides t where t.pool = p.code and t.ended_at is null)
    order by p.code`.execute(db);
  return rows;
}

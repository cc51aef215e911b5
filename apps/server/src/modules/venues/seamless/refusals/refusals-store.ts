import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** What was refused to a provider by one operation and for one reason, counted since `first_at`. */
export interface RefusalsRow {
  readonly provider: string;
  readonly operation: string;
  readonly reason: string;
  readonly count: bigint;
  readonly first_at: Date;
  readonly last_at: Date;
  readonly last_address: string;
  readonly last_request_id: string;
}

/** Adds to what was counted; a count that nothing has been added to since `staleAt` begins again. */
export async function addRefusals(db: Db, row: RefusalsRow, staleAt: Date): Promise<void> {
  await sql`
    insert into venues_refused_calls as r
      (provider, operation, reason, count, first_at, last_at, last_address, last_request_id)
    values (${row.provider}, ${row.operation}, ${row.reason}, ${row.count}, ${row.first_at}, ${row.last_at},
      ${row.last_address}, ${row.last_request_id})
    on conflict (provider, operation, reason) do update set
      count = excluded.count + case when r.last_at < ${staleAt} then 0 else r.count end,
      first_at = case when r.last_at < ${staleAt} then excluded.first_at else r.first_at end,
      last_at = greatest(r.last_at, excluded.last_at),
      last_address = excluded.last_address, last_request_id = excluded.last_request_id`.execute(db);
}

/** What has been refused since then, the latest first; of one provider or of all. */
export async function selectRefusals(db: Db, since: Date, provider?: string): Promise<RefusalsRow[]> {
  const { rows } = await sql<RefusalsRow>`
    select * from venues_refused_calls
    where last_at >= ${since} and (${provider ?? null}::text is null or provider = ${provider ?? null})
    order by last_at desc, operation, reason`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { CallRow } from './calls-store.ts';

/** The last calls that were taken from a provider since then, newest first. The span is what bounds the reading (0327). */
export async function selectLastCalls(
  db: Db,
  provider: string,
  { since, limit }: { since: Date; limit: number },
): Promise<CallRow[]> {
  const { rows } = await sql<CallRow>`
    select * from venues_wallet_calls where at >= ${since} and provider = ${provider}
    order by at desc, id limit ${limit}`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { RoundRow } from '../rounds/rounds-store.ts';

/** Rounds of a provider that opened before an instant and have not closed, the oldest first; after the given one. */
export async function selectOpenBefore(
  db: Db,
  provider: string,
  { before, after, limit }: { before: Date; after: RoundRow | undefined; limit: number },
): Promise<RoundRow[]> {
  const isFurther = after
    ? sql`and (opened_at, member_id, currency, round) > (${after.opened_at}, ${after.member_id}::uuid, ${after.currency}, ${after.round})`
    : sql``;
  const { rows } = await sql<RoundRow>`
    select * from venues_wallet_rounds
    where closed_at is null and provider = ${provider} and opened_at < ${before} ${isFurther}
    order by opened_at, member_id, currency, round limit ${limit}`.execute(db);
  return rows;
}

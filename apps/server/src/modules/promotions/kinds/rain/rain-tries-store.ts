import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db } from '#platform/db/database.ts';
import type { SessionKey } from './rain-sessions-store.ts';

/** Tries that a member has in a session (promotions design, section 7). */
export const mostTries = 3;

/** Counts a try by its operation, which counts once however often it is repeated; false where three others were made before. */
export async function takeTry(
  db: Db,
  memberId: string,
  { no, session, operationId }: SessionKey & { operationId: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into promotions_rain_tries as t (shard_id, no, session, member_id, operations)
    values (${shardOf(memberId)}, ${no}, ${session}, ${memberId}, array[${operationId}::text])
    on conflict (shard_id, no, session, member_id) do update
      set operations = case when ${operationId} = any(t.operations) then t.operations else t.operations || ${operationId}::text end
      where ${operationId} = any(t.operations) or cardinality(t.operations) < ${mostTries}
    returning 1`.execute(db);
  return rows.length === 1;
}

export async function countTries(db: Db, memberId: string, { no, session }: SessionKey): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    select cardinality(operations) as tries from promotions_rain_tries
    where shard_id = ${shardOf(memberId)} and no = ${no} and session = ${session} and member_id = ${memberId}`.execute(
    db,
  );
  return rows[0]?.tries ?? 0;
}

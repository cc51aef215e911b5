import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { shardOf } from '#modules/ledger';

/** Whether a member has read how a deposit method works. */
export async function hasReadGuide(db: Db | Tx, memberId: string, payType: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from cashier_guides_read
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and pay_type = ${payType}`.execute(db);
  return rows.length > 0;
}

/** Written once; reading again changes nothing. */
export async function insertGuideRead(
  db: Db | Tx,
  row: { memberId: string; payType: number; at: Date },
): Promise<void> {
  await sql`
    insert into cashier_guides_read (shard_id, member_id, pay_type, read_at)
    values (${shardOf(row.memberId)}, ${row.memberId}, ${row.payType}, ${row.at})
    on conflict do nothing`.execute(db);
}

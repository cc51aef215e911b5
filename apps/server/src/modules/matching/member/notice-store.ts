import { sql } from 'kysely';
import type { WithdrawalNotice } from '@fairway/contract/matching/parts.ts';
import type { Db, Tx } from '#platform/db/database.ts';

type WithdrawalKey = { shard_id: number; bill_no: string };

/** What the member was notified of a withdrawal, on any device. */
export async function selectNotices(db: Db | Tx, row: WithdrawalKey): Promise<WithdrawalNotice[]> {
  const { rows } = await sql<{ notice: WithdrawalNotice }>`
    select notice from matching_notices
    where shard_id = ${row.shard_id} and bill_no = ${row.bill_no} order by notice`.execute(db);
  return rows.map(({ notice }) => notice);
}

export async function insertNotice(
  db: Db,
  row: WithdrawalKey,
  notice: WithdrawalNotice,
  at: Date,
): Promise<void> {
  await sql`
    insert into matching_notices (shard_id, bill_no, notice, at)
    values (${row.shard_id}, ${row.bill_no}, ${notice}, ${at})
    on conflict do nothing`.execute(db);
}

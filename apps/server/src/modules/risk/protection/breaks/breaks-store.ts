import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

export interface BreakRow {
  readonly kind: 'timeOut' | 'exclusion';
  readonly begins_at: Date;
  /** Null: for good. */
  readonly ends_at: Date | null;
}

export async function insertBreak(tx: Tx, memberId: string, id: string, row: BreakRow): Promise<void> {
  await sql`
    insert into risk_play_breaks (shard_id, member_id, id, kind, begins_at, ends_at)
    values (${shardOf(memberId)}, ${memberId}, ${id}, ${row.kind}, ${row.begins_at}, ${row.ends_at})`.execute(
    tx,
  );
}

/** Past and present ones, newest first. */
export async function selectBreaks(db: Db | Tx, memberId: string): Promise<BreakRow[]> {
  const { rows } = await sql<BreakRow>`
    select kind, begins_at, ends_at from risk_play_breaks
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}
    order by begins_at desc, id desc limit 50`.execute(db);
  return rows;
}

/** The break that runs now and ends last of all, for each of some members who has one. */
export async function selectRunningBreaks(
  db: Db | Tx,
  memberIds: readonly string[],
  now: Date,
): Promise<Map<string, BreakRow>> {
  const { rows } = await sql<BreakRow & { member_id: string }>`
    select distinct on (b.member_id) b.member_id, b.kind, b.begins_at, b.ends_at
    from unnest(${memberIds.map(shardOf)}::smallint[], ${memberIds}::text[]) as asked (shard_id, member_id)
    join risk_play_breaks b on b.shard_id = asked.shard_id and b.member_id = asked.member_id
    where b.begins_at <= ${now} and (b.ends_at is null or b.ends_at > ${now})
    order by b.member_id, b.ends_at desc nulls first`.execute(db);
  return new Map(rows.map((row) => [row.member_id, row]));
}

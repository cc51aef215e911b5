import { sql } from 'kysely';
import { defaultRealityMinutes } from '@fairway/contract/risk/play-limits.ts';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

/** Minutes between two reality checks. */
export async function selectRealityMinutes(db: Db | Tx, memberId: string): Promise<number> {
  const { rows } = await sql<{ reality_minutes: number }>`
    select reality_minutes from risk_play_settings
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}`.execute(db);
  return rows[0]?.reality_minutes ?? defaultRealityMinutes;
}

export async function writeRealityMinutes(tx: Tx, memberId: string, minutes: number): Promise<void> {
  await sql`
    insert into risk_play_settings (shard_id, member_id, reality_minutes)
    values (${shardOf(memberId)}, ${memberId}, ${minutes})
    on conflict (shard_id, member_id) do update set reality_minutes = excluded.reality_minutes`.execute(tx);
}

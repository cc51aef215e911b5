import { sql } from 'kysely';
import type { LimitKind, LimitPeriod } from '@fairway/contract/risk/play-limits.ts';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

export interface LimitKey {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/** Amounts in fen, of `time` in minutes. A `ready_at` without `next_amount`: no limit at all was asked for. */
export interface LimitRow extends LimitKey {
  readonly amount: bigint;
  readonly next_amount: bigint | null;
  readonly ready_at: Date | null;
}

export async function selectLimits(db: Db | Tx, memberId: string): Promise<LimitRow[]> {
  const { rows } = await sql<LimitRow>`
    select kind, period, amount, next_amount, ready_at from risk_play_limits
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}`.execute(db);
  return rows;
}

/** Those of some members who limit what they stake or lose, or how long they play. */
export async function selectStakeLimited(
  db: Db | Tx,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ member_id: string }>`
    select distinct l.member_id
    from unnest(${memberIds.map(shardOf)}::smallint[], ${memberIds}::text[]) as asked (shard_id, member_id)
    join risk_play_limits l on l.shard_id = asked.shard_id and l.member_id = asked.member_id
    where l.kind not in ('deposit', 'tip')`.execute(db);
  return new Set(rows.map(({ member_id }) => member_id));
}

/** Puts a limit into force and forgets a looser one that was asked for. */
export async function writeLimit(
  tx: Tx,
  memberId: string,
  { kind, period }: LimitKey,
  amount: bigint,
  at: Date,
): Promise<void> {
  await sql`
    insert into risk_play_limits (shard_id, member_id, kind, period, amount, changed_at)
    values (${shardOf(memberId)}, ${memberId}, ${kind}, ${period}, ${amount}, ${at})
    on conflict (shard_id, member_id, kind, period) do update
      set amount = excluded.amount, next_amount = null, ready_at = null, changed_at = excluded.changed_at`.execute(
    tx,
  );
}

/**
 * Notes a looser limit that can be confirmed later; an amount of null asks for none at all, a `readyAt` of null drops
 * the request.
 */
export async function writeWish(
  tx: Tx,
  memberId: string,
  { kind, period }: LimitKey,
  amount: bigint | null,
  readyAt: Date | null,
): Promise<void> {
  await sql`
    update risk_play_limits set next_amount = ${amount}, ready_at = ${readyAt}
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and kind = ${kind} and period = ${period}`.execute(
    tx,
  );
}

export async function deleteLimit(tx: Tx, memberId: string, { kind, period }: LimitKey): Promise<void> {
  await sql`
    delete from risk_play_limits
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and kind = ${kind} and period = ${period}`.execute(
    tx,
  );
}

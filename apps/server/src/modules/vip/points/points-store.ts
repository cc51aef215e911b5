import type { PointKind } from '@fairway/contract/vip/points.ts';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

export interface PointsRow {
  /** Points that all play so far is worth. */
  readonly for_play: bigint;
}

/** Locks a member's points until the transaction ends, and begins them where there are none. */
export async function holdPoints(tx: Tx, memberId: string): Promise<PointsRow> {
  const { rows } = await sql<PointsRow>`
    insert into vip_points as known (shard_id, member_id) values (${shardOf(memberId)}, ${memberId})
    on conflict (shard_id, member_id) do update set for_play = known.for_play
    returning for_play`.execute(tx);
  if (!rows[0]) throw new Error('no points were locked');
  return rows[0];
}

export async function updateForPlay(tx: Tx, memberId: string, forPlay: bigint): Promise<void> {
  await sql`
    update vip_points set for_play = ${forPlay}
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}`.execute(tx);
}

export interface LotRow {
  /** The first day of the month, YYYY-MM-DD. */
  readonly month: string;
  readonly remaining: bigint;
}

/** What is left of each month, the oldest first. */
export async function selectLots(db: Db | Tx, memberId: string): Promise<LotRow[]> {
  const { rows } = await sql<LotRow>`
    select month::text, remaining from vip_point_lots
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and remaining > 0 order by month`.execute(
    db,
  );
  return rows;
}

/** Adds points to a month, or takes them where negative. */
export async function changeLot(tx: Tx, memberId: string, month: string, points: bigint): Promise<void> {
  await sql`
    insert into vip_point_lots as known (shard_id, member_id, month, remaining)
    values (${shardOf(memberId)}, ${memberId}, ${month}::date, greatest(${points}::bigint, 0))
    on conflict (shard_id, member_id, month) do update set remaining = known.remaining + ${points}`.execute(
    tx,
  );
}

/** Members with points of a month before one, `most` of them. */
export async function selectExpired(db: Db, before: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select distinct member_id from vip_point_lots where month < ${before}::date and remaining > 0
    order by member_id limit ${most}`.execute(db);
  return rows.map(({ member_id: id }) => id);
}

export interface RecordRow {
  readonly number: number;
  readonly kind: PointKind;
  readonly points: bigint;
  readonly balance: bigint;
  readonly transfer_id: string;
  readonly recorded_at: Date;
}

/** Writes a record under the member's next number; the caller holds the member's points. */
export async function insertRecord(tx: Tx, memberId: string, row: Omit<RecordRow, 'number'>): Promise<void> {
  await sql`
    with next as (
      update vip_points set last_number = last_number + 1
      where shard_id = ${shardOf(memberId)} and member_id = ${memberId} returning last_number)
    insert into vip_point_records (shard_id, member_id, number, kind, points, balance, transfer_id, recorded_at)
    select ${shardOf(memberId)}, ${memberId}, last_number, ${row.kind}, ${row.points}, ${row.balance}, ${row.transfer_id},
      ${row.recorded_at} from next`.execute(tx);
}

/** Records below a number, the newest first. */
export async function selectRecords(
  db: Db,
  memberId: string,
  { below, most }: { below: number | undefined; most: number },
): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    select number, kind, points, balance, transfer_id, recorded_at from vip_point_records
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and number < ${below ?? 2_147_483_647}
    order by number desc limit ${most}`.execute(db);
  return rows;
}

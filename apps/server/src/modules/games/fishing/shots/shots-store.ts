import type { PoolCode } from '@fairway/contract/fishing/codes.ts';
import { sql } from 'kysely';
import { companion, shardOf, type Companion } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { tableColumns } from '#platform/db/rows/table-columns.ts';
import { firstIdAt } from '#platform/ids.ts';
import type { SeatRow } from '../../seats/seats-store.ts';
import type { BatchRow } from '../tables.ts';

const batchesTable = tableColumns('games_fishing_batches', {
  shard_id: 'smallint',
  member_id: 'text',
  id: 'uuid',
  bill_no: 'text',
  seat_id: 'uuid',
  pool: 'text',
  tide: 'integer',
  currency: 'text',
  cannon: 'bigint',
  first: 'integer',
  shots: 'jsonb',
  seen: 'integer',
  stake: 'bigint',
  returned: 'bigint',
  limits_version: 'integer',
  stake_transfer: 'uuid',
  return_transfer: 'uuid',
});

export type NewBatch = Omit<BatchRow, 'fired_at'> & {
  readonly limits_version: number;
  readonly stake_transfer: string | null;
  readonly return_transfer: string | null;
};

/** Shots as a row of a lane's batch; `fired_at` is the database's, and each shot is written by the row's trigger. */
export function batchRow(batch: NewBatch): Companion {
  return companion(batchesTable, { ...batch });
}

/** The rows that judging shots locks (0411), as the lane knows them. */
export function locksOf({
  seat_id: seat,
  pool,
  tide,
}: Pick<BatchRow, 'seat_id' | 'pool' | 'tide'>): string[] {
  return [`games_seats/${seat}`, `games_fishing_tides/${pool}/${tide}`];
}

/** Number of the last shot fired from a seat; 0 before the first. */
export async function selectLastShot(
  db: Db | Tx,
  { shard_id, id }: Pick<SeatRow, 'shard_id' | 'id'>,
): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(number), 0) as last from games_shots where shard_id = ${shard_id} and seat_id = ${id}`.execute(
    db,
  );
  return rows[0]?.last ?? 0;
}

const batches = sql`
  select b.shard_id, b.member_id, b.id, b.bill_no, b.seat_id, b.pool, b.tide, b.currency, b.cannon, b.first, b.shots, b.seen, b.stake,
    b.returned, b.fired_at
  from games_fishing_batches b`;

export async function selectBatch(db: Db, memberId: string, id: string): Promise<BatchRow | undefined> {
  const { rows } = await sql<BatchRow>`
    ${batches} where b.shard_id = ${shardOf(memberId)} and b.id = ${id} and b.member_id = ${memberId}`.execute(
    db,
  );
  return rows[0];
}

/** A page of a member's shots by instant and id, newest first; `staked`: without those that all came back. */
export async function selectBatchesBefore(
  db: Db,
  memberId: string,
  {
    before,
    limit,
    staked = false,
  }: { before: { at: Date; ref: string } | null; limit: number; staked?: boolean },
): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    ${batches}
    where b.shard_id = ${shardOf(memberId)} and b.member_id = ${memberId} and (not ${staked}::boolean or b.stake > 0)
      and (${before?.at ?? null}::timestamptz is null
        or (b.id < ${before ? firstIdAt(addSeconds(before.at, 60)) : null}::uuid
          and (date_trunc('milliseconds', b.fired_at), b.id::text collate "C")
            < (${before?.at ?? null}::timestamptz, ${before?.ref ?? null})))
    order by date_trunc('milliseconds', b.fired_at) desc, b.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface HitRow {
  readonly pool: PoolCode;
  readonly tide: number;
  readonly fish: number;
  readonly contact: number;
  /** Catches that its batch knew of: what knew of more knew of this one. */
  readonly seen: number;
  readonly batch_id: string;
  readonly number: number;
}

/** Everything that was caught in some tides. */
export async function selectHits(
  db: Db,
  keys: readonly { pool: PoolCode; tide: number }[],
): Promise<HitRow[]> {
  const { rows } = await sql<HitRow>`
    select s.pool, s.tide, s.fish, s.contact, s.seen, s.batch_id, s.number from games_shots s
    join (
      select distinct pool, tide from unnest(${keys.map(({ pool }) => pool)}::text[], ${keys.map(({ tide }) => tide)}::integer[])
        as k (pool, tide)) as k on k.pool = s.pool and k.tide = s.tide
    where s.outcome = 'hit' order by s.contact, s.fish`.execute(db);
  return rows;
}

/** Which place around its pool each seat is. */
export async function selectPlaces(
  db: Db,
  seats: readonly Pick<BatchRow, 'shard_id' | 'seat_id'>[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; number: number }>`
    select id, number from games_seats
    where shard_id = any(${[...new Set(seats.map(({ shard_id }) => shard_id))]}::smallint[])
      and id = any(${[...new Set(seats.map(({ seat_id }) => seat_id))]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

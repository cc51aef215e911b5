import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { BroadcastRow } from '../tables.ts';

const open = sql`status in ('ready', 'live', 'interrupted')`;

export interface NewBroadcast {
  readonly id: string;
  readonly roomNo: bigint;
  readonly anchorId: string | null;
  /** SHA-256 of the stream's key. */
  readonly keyHash: Buffer;
  /** `member/<id>` or `operator/<id>`. */
  readonly openedBy: string;
  readonly at: Date;
}

/** The room's broadcast that is not over, held to the end of the transaction. */
export async function lockOpenBroadcastOf(
  tx: Tx,
  of: { roomNo: bigint } | { anchorId: string },
): Promise<BroadcastRow | undefined> {
  const which = 'roomNo' in of ? sql`room_no = ${of.roomNo}` : sql`anchor_id = ${of.anchorId}`;
  const { rows } = await sql<BroadcastRow>`
    select * from live_broadcasts where ${which} and ${open} for update`.execute(tx);
  return rows[0];
}

export async function lockBroadcast(tx: Tx, id: string): Promise<BroadcastRow | undefined> {
  const { rows } = await sql<BroadcastRow>`
    select * from live_broadcasts where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function selectBroadcast(db: Db | Tx, id: string): Promise<BroadcastRow | undefined> {
  const { rows } = await sql<BroadcastRow>`select * from live_broadcasts where id = ${id}`.execute(db);
  return rows[0];
}

/** The broadcast that this key was made for. */
export async function selectByKey(db: Db | Tx, keyHash: Buffer): Promise<BroadcastRow | undefined> {
  const { rows } = await sql<BroadcastRow>`
    select * from live_broadcasts where key_hash = ${keyHash}`.execute(db);
  return rows[0];
}

/** All that are not over, of all rooms. */
export async function selectOpenBroadcasts(db: Db | Tx): Promise<BroadcastRow[]> {
  const { rows } = await sql<BroadcastRow>`
    select * from live_broadcasts where ${open} order by room_no`.execute(db);
  return rows;
}

/** A room's broadcasts that have begun, the latest first. */
export async function selectBroadcastsOf(db: Db, roomNo: bigint, limit: number): Promise<BroadcastRow[]> {
  const { rows } = await sql<BroadcastRow>`
    select * from live_broadcasts where room_no = ${roomNo} and started_at is not null
    order by created_at desc limit ${limit}`.execute(db);
  return rows;
}

/** An anchor's broadcast that is open or was the last. */
export async function selectLatestOf(db: Db | Tx, anchorId: string): Promise<BroadcastRow | undefined> {
  const { rows } = await sql<BroadcastRow>`
    select * from live_broadcasts where anchor_id = ${anchorId} order by created_at desc limit 1`.execute(db);
  return rows[0];
}

export async function insertBroadcast(tx: Tx, row: NewBroadcast): Promise<void> {
  await sql`
    insert into live_broadcasts (id, room_no, anchor_id, key_hash, opened_by, created_at)
    values (${row.id}, ${row.roomNo}, ${row.anchorId}, ${row.keyHash}, ${row.openedBy}, ${row.at})`.execute(
    tx,
  );
}

/** Gives a broadcast that has not begun another key; the one before is good for nothing. */
export async function replaceKey(
  tx: Tx,
  id: string,
  { keyHash, openedBy, at }: Pick<NewBroadcast, 'keyHash' | 'openedBy' | 'at'>,
): Promise<void> {
  await sql`
    update live_broadcasts set key_hash = ${keyHash}, opened_by = ${openedBy}, created_at = ${at}
    where id = ${id}`.execute(tx);
}

/** Writes the facts of a row whose states were decided by `broadcast-steps.ts`. */
export async function updateBroadcast(tx: Tx, row: BroadcastRow): Promise<void> {
  await sql`
    update live_broadcasts set status = ${row.status}, started_at = ${row.started_at},
      interrupted_at = ${row.interrupted_at}, ended_at = ${row.ended_at}, reason = ${row.reason}, viewers = ${row.viewers},
      frozen = ${row.frozen}, silent = ${row.silent}, seen_at = ${row.seen_at}, tracks = ${row.tracks}::text[]
    where id = ${row.id}`.execute(tx);
}

/** The heads that were reported of a broadcast, in their order; a day of it has 1,440. */
export async function selectHeads(
  db: Db,
  broadcastId: string,
): Promise<{ segments: number; head: string; at: Date }[]> {
  const { rows } = await sql<{ segments: number; head: string; at: Date }>`
    select segments, encode(head, 'hex') as head, at from live_heads where broadcast_id = ${broadcastId}
    order by segments limit 10000`.execute(db);
  return rows;
}

/** Keeps the head of a broadcast's chain after so many segments; the first one that was reported stays. */
export async function insertHead(
  tx: Tx,
  { broadcastId, segments, head, at }: { broadcastId: string; segments: number; head: Buffer; at: Date },
): Promise<void> {
  await sql`
    insert into live_heads (broadcast_id, segments, head, at) values (${broadcastId}, ${segments}, ${head}, ${at})
    on conflict do nothing`.execute(tx);
}

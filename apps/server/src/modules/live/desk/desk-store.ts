import { sql } from 'kysely';
import type { BroadcastStatus, RoomWatchRule } from '@fairway/contract/live/states.ts';
import type { MediaTrack } from '@fairway/contract/media/tracks.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { PagePlace } from '#platform/page-place.ts';
import type { BroadcastRow, RoomRow } from '../tables.ts';

/** A broadcast with what the wall shows of its room. */
export interface WallRow extends BroadcastRow {
  readonly title_zh: string;
  readonly title_en: string;
  readonly anchor_name: string | null;
  readonly watch_rule: RoomWatchRule;
  readonly delay_seconds: number;
  readonly tracks: readonly MediaTrack[];
  /** The origin has kept it. */
  readonly is_kept: boolean;
  readonly is_covered: boolean;
  /** How many members have reported the picture. */
  readonly reports: number;
}

const wall = sql`
  select b.*, r.title_zh, r.title_en, r.watch_rule, r.delay_seconds, a.name as anchor_name,
    exists (select from live_replays p where p.broadcast_id = b.id) as is_kept,
    exists (select from live_covers c where c.broadcast_id = b.id and c.decided_at is null) as is_covered,
    (select count(*)::integer from live_picture_reports c where c.broadcast_id = b.id) as reports
  from live_broadcasts b join live_rooms r on r.no = b.room_no left join live_anchors a on a.id = b.anchor_id`;

/** Broadcasts by status, the latest first. */
export async function selectWall(
  db: Db,
  {
    status,
    before,
    limit,
  }: { status: BroadcastStatus | undefined; before: PagePlace | undefined; limit: number },
): Promise<WallRow[]> {
  const { rows } = await sql<WallRow>`${wall}
    where ${status === undefined ? sql`true` : sql`b.status = ${status}`}
      and ${before ? sql`(b.created_at, b.id) < (${before.at}, ${before.id}::uuid)` : sql`true`}
    order by b.created_at desc, b.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function selectOnWall(db: Db | Tx, id: string): Promise<WallRow | undefined> {
  const { rows } = await sql<WallRow>`${wall} where b.id = ${id}`.execute(db);
  return rows[0];
}

export async function lockRoom(tx: Tx, no: bigint): Promise<RoomRow | undefined> {
  const { rows } = await sql<RoomRow>`select * from live_rooms where no = ${no} for update`.execute(tx);
  return rows[0];
}

export async function updateRule(
  tx: Tx,
  { no, watchRule, delaySeconds }: { no: bigint; watchRule: RoomWatchRule; delaySeconds: number },
): Promise<void> {
  await sql`
    update live_rooms set watch_rule = ${watchRule}, delay_seconds = ${delaySeconds} where no = ${no}`.execute(
    tx,
  );
}

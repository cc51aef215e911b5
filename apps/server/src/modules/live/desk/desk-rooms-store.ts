import { sql } from 'kysely';
import type { BroadcastStatus, RoomKind, RoomWatchRule } from '@fairway/contract/live/states.ts';
import type { Db } from '#platform/db/database.ts';
import type { RoomRow } from '../tables.ts';

/** A room with its broadcast that is open or ended last, and its anchor's name. */
export interface DeskRoomRow extends RoomRow {
  readonly broadcast: BroadcastStatus | null;
  readonly anchor_name: string | null;
}

export interface DeskRoomFilter {
  readonly kind: RoomKind | undefined;
  readonly watchRule: RoomWatchRule | undefined;
  readonly keyword: string | undefined;
  /** The number that the page before ended with. */
  readonly before: string | undefined;
  readonly limit: number;
}

/** Rooms of every anchor and match, also those that members are not shown, the newest first. */
export async function selectDeskRooms(
  db: Db,
  { kind, watchRule, keyword, before, limit }: DeskRoomFilter,
): Promise<DeskRoomRow[]> {
  const wanted = [
    sql`true`,
    kind && sql`r.kind = ${kind}`,
    watchRule && sql`r.watch_rule = ${watchRule}`,
    before && sql`r.no < ${before}::bigint`,
    keyword &&
      sql`(r.no::text = ${keyword}
        or position(lower(${keyword}) in lower(r.title_zh || ' ' || r.title_en || ' ' || coalesce(a.name, ''))) > 0)`,
  ].filter((condition) => typeof condition === 'object');
  const { rows } = await sql<DeskRoomRow>`
    select r.*, b.status as broadcast, a.name as anchor_name
    from live_rooms r left join live_anchors a on a.id = r.anchor_id
    left join lateral (select status from live_broadcasts where room_no = r.no order by created_at desc limit 1) b on true
    where ${sql.join(wanted, sql` and `)}
    order by r.no desc limit ${limit}`.execute(db);
  return rows;
}

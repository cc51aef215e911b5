import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** Writes how many listen in these rooms, and that nobody does in the others that had listeners. */
export async function writeAudience(db: Db, counts: ReadonlyMap<bigint, number>): Promise<void> {
  await sql`
    with counted as (
      select * from unnest(${[...counts.keys()]}::bigint[], ${[...counts.values()]}::integer[]) as t (room_no, online)
    )
    update chat_rooms r set online = coalesce(c.online, 0), counted_at = platform_now()
    from chat_rooms o left join counted c on c.room_no = o.room_no
    where r.room_no = o.room_no and r.online <> coalesce(c.online, 0)`.execute(db);
}

export interface CountedRoomRow {
  readonly room_no: bigint;
  /** The last number that others see. */
  readonly shown_n: bigint;
  readonly online: number;
}

/** Audience and last shown number of these rooms. */
export async function countedRooms(db: Db, rooms: readonly bigint[]): Promise<CountedRoomRow[]> {
  if (rooms.length === 0) return [];
  const { rows } = await sql<CountedRoomRow>`
    select room_no, online, case when hold_back_seconds = 0 then last_n else coalesce((
      select max(n) from chat_items i where i.room_no = r.room_no
        and i.at <= platform_now() - make_interval(secs => r.hold_back_seconds::integer)), 0) end as shown_n
    from chat_rooms r where room_no = any (${rooms}::bigint[]) order by room_no`.execute(db);
  return rows;
}

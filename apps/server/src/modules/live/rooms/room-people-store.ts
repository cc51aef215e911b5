import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { RoomRow } from '../tables.ts';

/** The member behind an anchor who may show; undefined for one that is refused, suspended or gone. */
export async function anchorMemberOf(db: Db | Tx, anchorId: string): Promise<string | undefined> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from live_anchors where id = ${anchorId} and status = 'approved'`.execute(db);
  return rows[0]?.member_id;
}

/** Whole minutes for which the member has followed the anchor, by the database's clock; undefined where it does not follow. */
export async function followedMinutes(
  db: Db | Tx,
  anchorId: string,
  memberId: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ minutes: number }>`
    select floor(extract(epoch from platform_now() - followed_at) / 60)::integer as minutes
    from live_follows where anchor_id = ${anchorId} and member_id = ${memberId}`.execute(db);
  return rows[0]?.minutes;
}

/** These rooms; a number that is none is left out. */
export async function findRooms(db: Db | Tx, nos: readonly bigint[]): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    select * from live_rooms where no = any (${nos}::bigint[]) order by no`.execute(db);
  return rows;
}

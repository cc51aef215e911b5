import type { PictureReportReason } from '@fairway/contract/live/states.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** Holds the broadcast on the air in a room; undefined where there is none. */
export async function holdOnAir(tx: Tx, roomNo: bigint): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from live_broadcasts where room_no = ${roomNo} and status in ('live', 'interrupted') for update`.execute(
    tx,
  );
  return rows[0]?.id;
}

/** Writes a report; a member's second one of a broadcast is the first. */
export async function insertPictureReport(
  tx: Tx,
  report: { broadcastId: string; memberId: string; reason: PictureReportReason; counts: boolean; at: Date },
): Promise<void> {
  await sql`
    insert into live_picture_reports (broadcast_id, member_id, reason, counts, reported_at)
    values (${report.broadcastId}, ${report.memberId}, ${report.reason}, ${report.counts}, ${report.at})
    on conflict do nothing`.execute(tx);
}

/** Reports that count since an instant and since the last decision. */
export async function countReports(tx: Tx, broadcastId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from live_picture_reports p
    where p.broadcast_id = ${broadcastId} and p.counts and p.reported_at > ${since}
      and p.reported_at > coalesce((select max(decided_at) from live_covers where broadcast_id = ${broadcastId}), '-infinity')`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** Covers a broadcast; one that is covered stays so. */
export async function insertCover(tx: Tx, id: string, broadcastId: string, at: Date): Promise<void> {
  await sql`
    insert into live_covers (id, broadcast_id, covered_at) values (${id}, ${broadcastId}, ${at})
    on conflict do nothing`.execute(tx);
}

/** Ends a cover by an operator's decision; answers false where there is none. */
export async function endCover(
  tx: Tx,
  broadcastId: string,
  { by, reason, at }: { by: string; reason: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update live_covers set decided_at = ${at}, decided_by = ${by}, reason = ${reason}
    where broadcast_id = ${broadcastId} and decided_at is null returning 1 as done`.execute(tx);
  return rows.length > 0;
}

/** Which of these rooms show a picture that is covered. */
export async function selectCoveredRooms(
  db: Db | Tx,
  rooms: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<{ room_no: bigint }>`
    select b.room_no from live_covers c join live_broadcasts b on b.id = c.broadcast_id
    where c.decided_at is null and b.status in ('live', 'interrupted') and b.room_no = any (${rooms}::bigint[])`.execute(
    db,
  );
  return new Set(rows.map(({ room_no }) => room_no));
}

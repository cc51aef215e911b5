import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { FollowKey } from './follows-store.ts';

/** A broadcast of an anchor that has begun. */
export interface StartedRow {
  readonly id: string;
  readonly room_no: bigint;
  readonly anchor_id: string;
  readonly anchor_name: string;
  readonly title_zh: string;
  readonly title_en: string;
  readonly started_at: Date;
}

/** Broadcasts of approved anchors that have begun within so many minutes and are not over. */
export async function selectStarted(db: Db, now: Date, minutes: number): Promise<StartedRow[]> {
  const { rows } = await sql<StartedRow>`
    select b.id, b.room_no, b.anchor_id, a.name as anchor_name, r.title_zh, r.title_en, b.started_at
    from live_broadcasts b join live_anchors a on a.id = b.anchor_id join live_rooms r on r.no = b.room_no
    where b.status in ('live', 'interrupted') and a.status = 'approved'
      and b.started_at > ${now}::timestamptz - make_interval(mins => ${minutes})
    order by b.started_at, b.id`.execute(db);
  return rows;
}

/**
 * Marks up to so many followers as notified of a broadcast and answers them: those who want it, followed before it began, and were not reminded of it
 * within half an hour. Others that run at once take other ones.
 */
export async function takeFollowers(
  tx: Tx,
  { id, anchor_id: anchorId, room_no: roomNo, started_at: startedAt }: StartedRow,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    with due as (
      select f.shard_id, f.member_id from live_follows f
      where f.anchor_id = ${anchorId} and f.notifies and f.notified_of is distinct from ${id} and f.followed_at <= ${startedAt}
        and not exists (
          select from live_reminders m join live_schedule s on s.id = m.schedule_id
          where s.room_no = ${roomNo} and m.shard_id = f.shard_id and m.member_id = f.member_id
            and m.reminded_at > ${startedAt}::timestamptz - interval '30 minutes')
      order by f.shard_id, f.member_id limit ${most} for update of f skip locked
    )
    update live_follows f set notified_of = ${id} from due
    where f.anchor_id = ${anchorId} and f.shard_id = due.shard_id and f.member_id = due.member_id
    returning f.member_id`.execute(tx);
  return rows.map(({ member_id: memberId }) => memberId);
}

/** Whether a follower hears of broadcasts; null for a member who does not follow. */
export async function selectNotifies(
  db: Db | Tx,
  { memberId, anchorId }: FollowKey,
): Promise<boolean | null> {
  const { rows } = await sql<{ notifies: boolean }>`
    select notifies from live_follows
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and anchor_id = ${anchorId}`.execute(
    db,
  );
  return rows[0]?.notifies ?? null;
}

/** Sets a follower's switch; where the member does not follow nothing changes. */
export async function updateNotifies(
  db: Db,
  { memberId, anchorId }: FollowKey,
  notifies: boolean,
): Promise<void> {
  await sql`
    update live_follows set notifies = ${notifies}
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and anchor_id = ${anchorId}`.execute(
    db,
  );
}

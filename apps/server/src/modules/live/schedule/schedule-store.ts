import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { RoomKind } from '@fairway/contract/live/states.ts';
import type { ScheduleRow } from '../tables.ts';

/** Minutes before and after its announced time within which a broadcast is the announced one. */
const earlyMinutes = 30;
const lateMinutes = 60;
/** An announced broadcast that has not begun so long after its time did not take place. */
const missedMinutes = 15;
/** Hours after its kick-off at which a match without a picture leaves the schedule's present. */
const matchHours = 3;

/** Writes an entry for each match that has a room, and moves those whose kick-off was moved. */
export async function upsertMatchEntries(tx: Tx): Promise<void> {
  await sql`
    insert into live_schedule (room_no, title_zh, title_en, starts_at)
    select no, title_zh, title_en, starts_at from live_rooms where kind = 'match' and starts_at > platform_now() - interval '1 day'
    on conflict (room_no) where anchor_id is null do update set starts_at = excluded.starts_at
    where live_schedule.starts_at <> excluded.starts_at and live_schedule.status = 'planned'`.execute(tx);
}

export async function insertEntry(
  tx: Tx,
  row: { roomNo: bigint; anchorId: string; title: { zh: string; en: string }; startsAt: Date; at: Date },
): Promise<ScheduleRow> {
  const { rows } = await sql<ScheduleRow>`
    insert into live_schedule (room_no, anchor_id, title_zh, title_en, starts_at, created_at)
    values (${row.roomNo}, ${row.anchorId}, ${row.title.zh}, ${row.title.en}, ${row.startsAt}, ${row.at}) returning *`.execute(
    tx,
  );
  const [entry] = rows;
  if (!entry) throw new Error('An announcement was not written');
  return entry;
}

export interface ScheduleFilter {
  /** From an instant on, or a whole day (YYYY-MM-DD) of a time zone. */
  readonly when: { readonly from: Date } | { readonly day: string; readonly zone: string };
  readonly kind?: RoomKind | undefined;
  readonly anchorId?: string | undefined;
}

/** What is announced, the earliest first; nothing of a suspended anchor. */
export async function selectSchedule(
  db: Db | Tx,
  { when, kind, anchorId }: ScheduleFilter,
): Promise<ScheduleRow[]> {
  const begins = (days: number, { day, zone }: { day: string; zone: string }) =>
    sql`(${day}::date + ${days}::integer)::timestamp at time zone ${zone}`;
  const inTime =
    'from' in when
      ? sql`s.starts_at >= ${when.from}`
      : sql`s.starts_at >= ${begins(0, when)} and s.starts_at < ${begins(1, when)}`;
  const { rows } = await sql<ScheduleRow>`
    select s.* from live_schedule s join live_rooms r on r.no = s.room_no left join live_anchors a on a.id = s.anchor_id
    where ${inTime} and ${kind ? sql`r.kind = ${kind}` : sql`true`} and ${anchorId ? sql`s.anchor_id = ${anchorId}` : sql`true`}
      and (a.id is null or a.status = 'approved')
    order by s.starts_at, s.id limit 1000`.execute(db);
  return rows;
}

export async function selectEntry(db: Db | Tx, id: string): Promise<ScheduleRow | undefined> {
  const { rows } = await sql<ScheduleRow>`
    select s.* from live_schedule s left join live_anchors a on a.id = s.anchor_id
    where s.id = ${id}::bigint and (a.id is null or a.status = 'approved')`.execute(db);
  return rows[0];
}

export async function lockEntry(tx: Tx, id: string): Promise<ScheduleRow | undefined> {
  const { rows } = await sql<ScheduleRow>`
    select * from live_schedule where id = ${id}::bigint for update`.execute(tx);
  return rows[0];
}

/** Cancels an entry, or all that an anchor has announced and not begun. */
export async function cancelSchedule(
  tx: Tx,
  which: { id: bigint; by: string } | { anchorId: string; by: string },
): Promise<void> {
  const whose = 'id' in which ? sql`id = ${which.id}` : sql`anchor_id = ${which.anchorId}`;
  await sql`
    update live_schedule set status = 'cancelled', cancelled_by = ${which.by}
    where ${whose} and status = 'planned'`.execute(tx);
}

/** The entry that a room's broadcast begins: the next one to its time. */
export async function startScheduled(tx: Tx, roomNo: bigint, now: Date): Promise<void> {
  await sql`
    update live_schedule set status = 'live' where id = (
      select id from live_schedule where room_no = ${roomNo} and status in ('planned', 'missed')
        and starts_at between ${now}::timestamptz - make_interval(mins => ${lateMinutes})
          and ${now}::timestamptz + make_interval(mins => ${earlyMinutes})
      order by abs(extract(epoch from starts_at - ${now}::timestamptz)), id limit 1)`.execute(tx);
}

export async function endScheduled(tx: Tx, roomNo: bigint): Promise<void> {
  await sql`update live_schedule set status = 'ended' where room_no = ${roomNo} and status = 'live'`.execute(
    tx,
  );
}

/** What was announced and did not take place is missed; a match that is over without a picture has ended. */
export async function closeEntries(tx: Tx, now: Date): Promise<void> {
  await sql`
    update live_schedule set status = 'missed'
    where status = 'planned' and anchor_id is not null and starts_at <= ${now}::timestamptz - make_interval(mins => ${missedMinutes})`.execute(
    tx,
  );
  await sql`
    update live_schedule set status = 'ended'
    where status = 'planned' and anchor_id is null and starts_at <= ${now}::timestamptz - make_interval(hours => ${matchHours})`.execute(
    tx,
  );
}

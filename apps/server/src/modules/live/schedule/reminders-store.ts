import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { ScheduleRow } from '../tables.ts';

export interface ReminderKey {
  readonly memberId: string;
  readonly scheduleId: bigint;
}

/** Writes that a member wants to be reminded; where it does already nothing changes. */
export async function insertReminder(db: Db | Tx, { memberId, scheduleId }: ReminderKey): Promise<void> {
  await sql`
    insert into live_reminders (shard_id, member_id, schedule_id) values (${shardOf(memberId)}, ${memberId}, ${scheduleId})
    on conflict do nothing`.execute(db);
}

/** Takes a reminder back that was not sent. */
export async function deleteReminder(db: Db | Tx, { memberId, scheduleId }: ReminderKey): Promise<void> {
  await sql`
    delete from live_reminders where shard_id = ${shardOf(memberId)} and member_id = ${memberId}
      and schedule_id = ${scheduleId} and reminded_at is null`.execute(db);
}

/** Of these entries, those of which the member is or was reminded. */
export async function selectReminded(
  db: Db | Tx,
  memberId: string,
  ids: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<{ schedule_id: bigint }>`
    select schedule_id from live_reminders
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and schedule_id = any (${ids}::bigint[])`.execute(
    db,
  );
  return new Set(rows.map(({ schedule_id: id }) => id));
}

/** Entries that begin within so many minutes. */
export async function selectSoon(db: Db, now: Date, minutes: number): Promise<ScheduleRow[]> {
  const { rows } = await sql<ScheduleRow>`
    select * from live_schedule where status = 'planned' and starts_at > ${now}
      and starts_at <= ${now}::timestamptz + make_interval(mins => ${minutes})
    order by starts_at, id`.execute(db);
  return rows;
}

/** Has all who follow the entry's anchor reminded as well, once an entry. */
export async function remindFollowers(
  tx: Tx,
  { id, anchor_id: anchorId }: ScheduleRow,
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    update live_schedule set reminded_at = ${now} where id = ${id} and reminded_at is null returning 1 as done`.execute(
    tx,
  );
  if (rows.length === 0 || anchorId === null) return;
  await sql`
    insert into live_reminders (shard_id, member_id, schedule_id)
    select shard_id, member_id, ${id} from live_follows where anchor_id = ${anchorId}
    order by shard_id, member_id on conflict do nothing`.execute(tx);
}

/** Marks up to so many who wait as reminded and answers them; others that run at once take other ones. */
export async function takeReminders(tx: Tx, id: bigint, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    with due as (
      select shard_id, member_id from live_reminders where schedule_id = ${id} and reminded_at is null
      order by shard_id, member_id limit ${most} for update skip locked
    )
    update live_reminders r set reminded_at = ${now} from due
    where r.schedule_id = ${id} and r.shard_id = due.shard_id and r.member_id = due.member_id
    returning r.member_id`.execute(tx);
  return rows.map(({ member_id: memberId }) => memberId);
}

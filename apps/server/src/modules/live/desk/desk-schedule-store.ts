import { sql } from 'kysely';
import type { ScheduleStatus } from '@fairway/contract/live/states.ts';
import type { Db } from '#platform/db/database.ts';
import type { ScheduleRow } from '../tables.ts';

/** An announcement with its anchor's name and how many asked to be reminded. */
export interface DeskScheduleRow extends ScheduleRow {
  readonly anchor_name: string;
  readonly reminders: number;
}

/** What anchors announced, by status: what is planned the earliest first, the rest the latest; a page begins after an entry. */
export async function selectDeskSchedule(
  db: Db,
  { status, after, limit }: { status: ScheduleStatus; after: string | undefined; limit: number },
): Promise<DeskScheduleRow[]> {
  const [beyond, order] = status === 'planned' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const place = sql`(select l.starts_at, l.id from live_schedule l where l.id = ${after ?? null}::bigint)`;
  const { rows } = await sql<DeskScheduleRow>`
    select s.*, a.name as anchor_name,
      (select count(*)::integer from live_reminders m where m.schedule_id = s.id) as reminders
    from live_schedule s join live_anchors a on a.id = s.anchor_id
    where s.status = ${status} and ${after === undefined ? sql`true` : sql`(s.starts_at, s.id) ${beyond} ${place}`}
    order by s.starts_at ${order}, s.id ${order} limit ${limit}`.execute(db);
  return rows;
}

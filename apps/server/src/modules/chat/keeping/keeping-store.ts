import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

export async function deleteOldRemoved(db: Db, days: number): Promise<void> {
  await sql`
    delete from chat_removed where removed_at < platform_now() - make_interval(days => ${days}::integer)`.execute(
    db,
  );
}

/** Items that no sealed text points at; the numbers of a room go on from its row. */
export async function deleteOldItems(db: Db, days: number): Promise<void> {
  await sql`
    delete from chat_items i where i.at < platform_now() - make_interval(days => ${days}::integer)
      and not exists (select from chat_removed r where r.item_id = i.id)`.execute(db);
}

export async function deleteOldReports(db: Db, days: number): Promise<void> {
  await sql`
    delete from chat_reports where reported_at < platform_now() - make_interval(days => ${days}::integer)`.execute(
    db,
  );
}

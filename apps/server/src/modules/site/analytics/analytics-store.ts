import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

export async function insertAnalyticsEvent(
  db: Db,
  { event, memberId, facts, at }: { event: string; memberId: string; facts: object; at: Date },
): Promise<void> {
  await sql`
    insert into site_analytics_events (event, member_id, facts, at)
    values (${event}, ${memberId}, ${JSON.stringify(facts)}::jsonb, ${at})`.execute(db);
}

export async function deleteAnalyticsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from site_analytics_events where at < ${before}`.execute(db);
}

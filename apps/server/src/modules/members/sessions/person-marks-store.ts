import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** What several accounts of one person would share: the bound phone with its area, and the devices of the last 90 days. */
export async function findPersonMarks(
  db: Db | Tx,
  memberId: string,
): Promise<{ phone: string | null; devices: string[] }> {
  const { rows } = await sql<{ phone: string | null; devices: string[] }>`
    select case when phone is null then null else area_code || phone end as phone,
      array(select distinct device_id from members_sessions
        where member_id = account.id and device_id <> ''
          and created_at > (select max(created_at) from members_sessions where member_id = account.id) - interval '90 days'
        order by device_id limit 50) as devices
    from members_accounts account where id = ${memberId}`.execute(db);
  return rows[0] ?? { phone: null, devices: [] };
}

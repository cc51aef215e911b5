import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

export interface NewDeviceLogin {
  address: string;
}

/** The login that opened this session, if the member had never signed in from its device; one without an id is always new. */
export async function findNewDeviceLogin(
  db: Db | Tx,
  sessionId: string,
): Promise<NewDeviceLogin | undefined> {
  const { rows } = await sql<NewDeviceLogin>`
    select own.address from members_sessions own
    where own.id = ${sessionId} and (own.device_id = '' or not exists (
      select from members_sessions earlier
      where earlier.member_id = own.member_id and earlier.device_id = own.device_id
        and earlier.created_at < own.created_at))`.execute(db);
  return rows[0];
}

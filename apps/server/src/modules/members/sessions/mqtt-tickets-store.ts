import { sql, type Insertable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { MembersTables } from '../tables.ts';

export async function insertMqttTicket(
  db: Db,
  ticket: Insertable<MembersTables['members_mqtt_tickets']>,
): Promise<void> {
  await db.withTables<MembersTables>().insertInto('members_mqtt_tickets').values(ticket).execute();
}

/** Deletes a ticket that is still good; answers whose it was, undefined for one that is unknown, used or too old. */
export async function deleteGoodTicket(
  db: Db,
  ticketHash: Buffer,
  now: Date,
): Promise<{ member_id: string | null; session_id: string | null } | undefined> {
  const { rows } = await sql<{ member_id: string | null; session_id: string | null }>`
    delete from members_mqtt_tickets where ticket_hash = ${ticketHash} and expires_at > ${now}
    returning member_id, session_id`.execute(db);
  return rows[0];
}

export async function deleteExpiredMqttTickets(db: Db, now: Date): Promise<void> {
  await sql`delete from members_mqtt_tickets where expires_at < ${now}`.execute(db);
}

import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

export interface AdminRow {
  readonly member_id: string;
  readonly user_no: bigint;
  readonly named_by_role: 'operator' | 'anchor';
  readonly named_at: Date;
}

/** A room's admins, the first named first. */
export async function selectAdmins(db: Db | Tx, room: bigint): Promise<AdminRow[]> {
  const { rows } = await sql<AdminRow>`
    select a.member_id, u.user_no, a.named_by_role, a.named_at
    from chat_admins a join chat_users u on u.member_id = a.member_id
    where a.room_no = ${room} order by a.named_at, a.member_id`.execute(db);
  return rows;
}

/** Holds the room's chat, so that two who name at once count the same admins; answers its admins and who named each. */
export async function holdAdmins(
  tx: Tx,
  room: bigint,
): Promise<ReadonlyMap<string, AdminRow['named_by_role']>> {
  await sql`select 1 from chat_rooms where room_no = ${room} for update`.execute(tx);
  const { rows } = await sql<Pick<AdminRow, 'member_id' | 'named_by_role'>>`
    select member_id, named_by_role from chat_admins where room_no = ${room}`.execute(tx);
  return new Map(rows.map(({ member_id, named_by_role }) => [member_id, named_by_role]));
}

export interface AdminChange {
  readonly id: string;
  readonly room: bigint;
  readonly memberId: string;
  /** False: no admin any more. */
  readonly admin: boolean;
  readonly by: string;
  readonly role: AdminRow['named_by_role'];
}

/** Makes a member an admin or takes it back, and keeps that it was; answers false where nothing changed. */
export async function writeAdmin(
  tx: Tx,
  { id, room, memberId, admin, by, role }: AdminChange,
): Promise<boolean> {
  const { numAffectedRows } = admin
    ? await sql`
        insert into chat_admins (room_no, member_id, named_by, named_by_role)
        values (${room}, ${memberId}, ${by}, ${role}) on conflict do nothing`.execute(tx)
    : await sql`delete from chat_admins where room_no = ${room} and member_id = ${memberId}`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  await sql`
    insert into chat_admin_changes (id, room_no, member_id, admin, changed_by, changed_by_role)
    values (${id}, ${room}, ${memberId}, ${admin}, ${by}, ${role})`.execute(tx);
  return true;
}

import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { MemberRow } from '../members-store.ts';
import type { SessionRow } from '../sessions/sessions-store.ts';
import type { MembersTables, MemberStatus } from '../tables.ts';

export interface MemberSearch {
  search: string | undefined;
  status: MemberStatus | undefined;
  /** The last row of the page before. */
  after: { at: Date; id: string } | undefined;
  limit: number;
}

export type FoundMember = MemberRow & { last_seen_at: Date | null };

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Newest first; a search is the start of a name without case, or the whole of an id, phone number or mail address. */
export async function searchMemberRows(
  db: Db,
  { search, status, after, limit }: MemberSearch,
): Promise<FoundMember[]> {
  let query = db
    .withTables<MembersTables>()
    .selectFrom('members_accounts')
    .selectAll()
    .select(
      sql<Date | null>`(select max(s.last_seen_at) from members_sessions s where s.member_id = members_accounts.id)`.as(
        'last_seen_at',
      ),
    );
  if (search) {
    query = query.where((where) =>
      where.or([
        where(sql`lower(name)`, 'like', `${escapeLike(search.toLowerCase())}%`),
        where('phone', '=', search),
        where(sql`lower(email)`, '=', search.toLowerCase()),
        ...(isUuid.test(search) ? [where('id', '=', search)] : []),
      ]),
    );
  }
  if (status) query = query.where('status', '=', status);
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.at}, ${after.id}::uuid)`);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** In a pattern these would match any text. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (char) => `\\${char}`);
}

/** The member's row, locked until the transaction ends. */
export async function lockMember(tx: Tx, id: string): Promise<MemberRow | undefined> {
  if (!isUuid.test(id)) return undefined;
  return tx
    .withTables<MembersTables>()
    .selectFrom('members_accounts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function findMemberById(db: Db, id: string): Promise<MemberRow | undefined> {
  if (!isUuid.test(id)) return undefined;
  return db
    .withTables<MembersTables>()
    .selectFrom('members_accounts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateStatus(tx: Tx, id: string, status: MemberStatus): Promise<void> {
  await tx
    .withTables<MembersTables>()
    .updateTable('members_accounts')
    .set((eb) => ({ status, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Newest first, ended ones among them. */
export async function memberSessions(db: Db | Tx, memberId: string): Promise<SessionRow[]> {
  return db
    .withTables<MembersTables>()
    .selectFrom('members_sessions')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
}

/** Who invited a member, and how many this one has invited. */
export async function findOrigin(
  db: Db | Tx,
  { id, inviter_id: inviterId }: Pick<MemberRow, 'id' | 'inviter_id'>,
): Promise<{ inviter: { id: string; name: string } | null; invited: number }> {
  const { rows } = await sql<{ name: string | null; invited: number }>`
    select (select name from members_accounts where id = ${inviterId}) as name,
      (select count(*)::int from members_accounts where inviter_id = ${id}) as invited`.execute(db);
  const [{ name, invited } = { name: null, invited: 0 }] = rows;
  return { inviter: inviterId && name !== null ? { id: inviterId, name } : null, invited };
}

export interface DeviceMate {
  id: string;
  name: string;
  status: MemberStatus;
  last_seen_at: Date;
}

/** Other members who signed in from one of this member's devices. */
export async function membersOfSameDevices(db: Db | Tx, memberId: string): Promise<DeviceMate[]> {
  const found = await sql<DeviceMate>`
    select m.id, m.name, m.status, max(other.last_seen_at) as last_seen_at
    from members_sessions own
    join members_sessions other on other.device_id = own.device_id and other.member_id <> own.member_id
    join members_accounts m on m.id = other.member_id
    where own.member_id = ${memberId} and own.device_id <> ''
    group by m.id order by max(other.last_seen_at) desc limit 20`.execute(db);
  return found.rows;
}

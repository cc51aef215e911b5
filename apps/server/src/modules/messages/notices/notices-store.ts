import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { isNamed } from '../inbox/audience-store.ts';
import type { BroadcastRow } from '../tables.ts';

export type ShownNotice = BroadcastRow & { publish_at: Date };

/** The newest special notice that is in force for a member, or for everybody when nobody is signed in. */
export async function selectSpecialNotice(
  db: Db,
  now: Date,
  member: { id: string; grade: number } | undefined,
): Promise<ShownNotice | undefined> {
  const meant = member ? isNamed({ memberId: member.id, grade: member.grade }) : sql`b.audience = 'all'`;
  const { rows } = await sql<ShownNotice>`
    select b.* from messages_broadcasts b
    where b.status = 'published' and b.kind = 'special' and b.publish_at <= ${now}
      and (b.until is null or b.until > ${now}) and ${meant}
    order by b.publish_at desc, b.id desc limit 1`.execute(db);
  return rows[0];
}

/** Whether a member has put a notice away. */
export async function isDismissed(db: Db, memberId: string, notice: string): Promise<boolean> {
  const { rows } = await sql`
    select from messages_dismissals where member_id = ${memberId} and notice = ${notice}`.execute(db);
  return rows.length > 0;
}

export async function insertDismissal(tx: Tx, memberId: string, notice: string, at: Date): Promise<void> {
  await sql`
    insert into messages_dismissals (member_id, notice, dismissed_at)
    values (${memberId}, ${notice}, ${at}) on conflict do nothing`.execute(tx);
}

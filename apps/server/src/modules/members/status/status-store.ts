import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { MemberRow } from '../members-store.ts';
import type { MembersTables } from '../tables.ts';

/** Writes marks of an account, and that it was changed. */
export async function updateMarks(
  tx: Tx,
  id: string,
  marks: Partial<Pick<MemberRow, 'black' | 'must_change_password' | 'coins_closed'>>,
): Promise<void> {
  await tx
    .withTables<MembersTables>()
    .updateTable('members_accounts')
    .set((eb) => ({ ...marks, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function wake(db: Db, id: string): Promise<void> {
  await sql`update members_accounts set asleep_since = null where id = ${id}`.execute(db);
}

/** Puts accounts to sleep that are older than `before` and that nobody has used since; answers how many. */
export async function sleepSince(db: Db, before: Date, now: Date, atMost: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update members_accounts set asleep_since = ${now}
    where id in (
      select m.id from members_accounts m
      where m.asleep_since is null and m.created_at < ${before} and m.status <> 'closed'
        and not exists (
          select from members_sessions s where s.member_id = m.id and s.last_seen_at >= ${before})
      order by m.created_at limit ${atMost})`.execute(db);
  return Number(numAffectedRows);
}

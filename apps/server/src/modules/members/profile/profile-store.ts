import { sql, type Updateable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberRow } from '../members-store.ts';
import type { MembersTables } from '../tables.ts';

type ProfileChange = Pick<
  Updateable<MembersTables['members_accounts']>,
  'nick_name' | 'avatar' | 'sex' | 'birth_date'
>;

/** Writes some of the profile and answers the row; undefined for an account that is not there. Throws `nicknameTaken`. */
export async function updateProfile(
  tx: Tx,
  memberId: string,
  change: ProfileChange,
): Promise<MemberRow | undefined> {
  try {
    return await tx
      .withTables<MembersTables>()
      .updateTable('members_accounts')
      .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
      .where('id', '=', memberId)
      .returningAll()
      .executeTakeFirst();
  } catch (fault) {
    // Another member registered under it a moment ago.
    if (refusedBy(fault) === 'members_accounts_nick_name') throw new AppError('nicknameTaken');
    throw fault;
  }
}

/** Whether another member has this as name or nickname, without case. Nicknames are given out one after another. */
export async function isNicknameTaken(tx: Tx, memberId: string, nickName: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('members_nickname', 0))`.execute(tx);
  const { rows } = await sql`
    select from members_accounts
    where id <> ${memberId} and (lower(name) = lower(${nickName}) or lower(nick_name) = lower(${nickName}))
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** The address from which the account was opened: that of its first session. */
export async function firstAddress(db: Db | Tx, memberId: string): Promise<string> {
  const { rows } = await sql<{ address: string }>`
    select address from members_sessions where member_id = ${memberId} order by created_at limit 1`.execute(
    db,
  );
  return rows[0]?.address ?? '';
}

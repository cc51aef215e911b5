import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { refusedBy } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { MembersTables } from './tables.ts';

export type MemberRow = Selectable<MembersTables['members_accounts']>;

export async function findMemberByName(db: Db | Tx, name: string): Promise<MemberRow | undefined> {
  return db
    .withTables<MembersTables>()
    .selectFrom('members_accounts')
    .selectAll()
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
}

export async function findMember(db: Db | Tx, id: string): Promise<MemberRow | undefined> {
  return db
    .withTables<MembersTables>()
    .selectFrom('members_accounts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The states of many members at once, by id; one nobody has is not among them. */
export async function memberStatuses(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MemberRow['status']>> {
  const { rows } = await sql<Pick<MemberRow, 'id' | 'status'>>`
    select id, status from members_accounts where id = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** Throws `nameTaken` when somebody else took the name a moment ago. */
export async function insertMember(
  tx: Tx,
  member: Insertable<MembersTables['members_accounts']>,
): Promise<MemberRow> {
  try {
    return await tx
      .withTables<MembersTables>()
      .insertInto('members_accounts')
      .values(member)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (fault) {
    if (refusedBy(fault) === 'members_accounts_name') throw new AppError('nameTaken');
    throw fault;
  }
}

/**
 * Puts a new hash in the place of the one that was read; false when somebody else changed it meanwhile. `changedAt` is set
 * where the password itself is another one, not only its hash.
 */
export async function replacePasswordHash(
  tx: Tx,
  member: Pick<MemberRow, 'id' | 'password_hash'>,
  passwordHash: string,
  changedAt?: Date,
): Promise<boolean> {
  const replaced = await tx
    .withTables<MembersTables>()
    .updateTable('members_accounts')
    .set({ password_hash: passwordHash, ...(changedAt ? { password_changed_at: changedAt } : {}) })
    .where('id', '=', member.id)
    .where('password_hash', '=', member.password_hash)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { AppError } from '#platform/errors.ts';
import type { MembersTables } from './tables.ts';

export type MemberRow = Selectable<MembersTables['members_accounts']>;

/**
 * The account of a name, whatever its case. Lowered here and not by the database, some of whose locales lower a dotted capital I
 * to `i`: attempts are counted under what we lower, and no spelling may have a count of its own.
 */
export async function findMemberByName(db: Db | Tx, name: string): Promise<MemberRow | undefined> {
  return db
    .withTables<MembersTables>()
    .selectFrom('members_accounts')
    .selectAll()
    .where(sql<boolean>`lower(name) = ${name.toLowerCase()}`)
    .executeTakeFirst();
}

/** Whether a name, whatever its case, is free: nobody's name, and nobody's nickname. */
export async function isNameFree(db: Db | Tx, name: string): Promise<boolean> {
  const lowered = name.toLowerCase();
  const { rows } = await sql`
    select from members_accounts where lower(name) = ${lowered}
    union all select from members_accounts where lower(nick_name) = ${lowered} limit 1`.execute(db);
  return rows.length === 0;
}

/** The account as it is and stays until the transaction ends; who changes its password, its phone or its status waits. */
export async function holdMember(tx: Tx, id: string): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select * from members_accounts where id = ${id} for no key update`.execute(tx);
  return rows[0];
}

export async function findMember(db: Db | Tx, id: string): Promise<MemberRow | undefined> {
  return db
    .withTables<MembersTables>()
    .selectFrom('members_accounts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The accounts of these members, by id; one nobody has is not among them. */
export async function findMembers(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MemberRow>> {
  const { rows } = await sql<MemberRow>`
    select * from members_accounts where id = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
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

/** Throws `nameTaken` when another member took the name a moment ago, and `phoneTaken` for a phone. */
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
    if (refusedBy(fault) === 'members_accounts_nick_name') throw new AppError('nameTaken');
    if (refusedBy(fault) === 'members_accounts_phone') throw new AppError('phoneTaken');
    throw fault;
  }
}

/**
 * Puts a new hash in the place of the one that was read, and of an earlier system's; false when another call changed it
 * meanwhile. `changedAt` is set where the password itself is another one, not only its hash.
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
    .set({
      password_hash: passwordHash,
      legacy_hash: null,
      ...(changedAt ? { password_changed_at: changedAt, must_change_password: false } : {}),
    })
    .where('id', '=', member.id)
    .where('password_hash', '=', member.password_hash)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

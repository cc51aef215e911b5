import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberRow } from '../members-store.ts';
import type { MembersTables } from '../tables.ts';
import type { PhoneNumber } from './read-target.ts';

/** The member to whom a number is bound. */
export async function findMemberByPhone(
  db: Db | Tx,
  { areaCode, phone }: PhoneNumber,
): Promise<MemberRow | undefined> {
  return db
    .withTables<MembersTables>()
    .selectFrom('members_accounts')
    .selectAll()
    .where('area_code', '=', areaCode)
    .where('phone', '=', phone)
    .where('phone', '<>', '')
    .executeTakeFirst();
}

/**
 * Binds a number to a member who has none. False when there is one already; throws `phoneTaken` when it is another
 * member's: only who holds the phone gets so far.
 */
export async function setPhone(tx: Tx, memberId: string, target: string, areaCode: string): Promise<boolean> {
  try {
    const { rows } = await sql`
      update members_accounts set area_code = ${areaCode}, phone = ${target.slice(areaCode.length + 1)},
        version = version + 1
      where id = ${memberId} and coalesce(phone, '') = '' returning id`.execute(tx);
    return rows.length === 1;
  } catch (fault) {
    if (refusedBy(fault) === 'members_accounts_phone') throw new AppError('phoneTaken');
    throw fault;
  }
}

/** Binds a mailbox to a member who has none; as `setPhone`, with `emailTaken`. */
export async function setEmail(tx: Tx, memberId: string, email: string): Promise<boolean> {
  try {
    const { rows } = await sql`
      update members_accounts set email = ${email}, version = version + 1
      where id = ${memberId} and coalesce(email, '') = '' returning id`.execute(tx);
    return rows.length === 1;
  } catch (fault) {
    if (refusedBy(fault) === 'members_accounts_email') throw new AppError('emailTaken');
    throw fault;
  }
}

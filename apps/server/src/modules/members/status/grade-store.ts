import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** Writes the copy of a member's VIP level. Only `vip`, which decides it and keeps every change, calls this. */
export async function updateGrade(tx: Tx, memberId: string, grade: number): Promise<void> {
  await sql`
    update members_accounts set grade = ${grade}, version = version + 1 where id = ${memberId}`.execute(tx);
}

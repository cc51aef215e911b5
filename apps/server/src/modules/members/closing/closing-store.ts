import { sql } from 'kysely';
import type { ClosingCode } from '@fairway/contract/members/closing/codes.ts';
import type { Tx } from '#platform/db/database.ts';

/** Writes that the account is closed, since when and why. */
export async function updateClosed(tx: Tx, id: string, code: ClosingCode, at: Date): Promise<void> {
  await sql`
    update members_accounts set status = 'closed', closing_code = ${code}, closed_at = ${at}, version = version + 1
    where id = ${id}`.execute(tx);
}

/** Writes that the account is in use again. */
export async function updateReopened(tx: Tx, id: string): Promise<void> {
  await sql`
    update members_accounts set status = 'active', closing_code = null, closed_at = null, version = version + 1
    where id = ${id}`.execute(tx);
}

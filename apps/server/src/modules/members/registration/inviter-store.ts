import { typedText } from '@fairway/contract/fields.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';

/**
 * Whose invite code it is, whatever its case; null where none was given. Throws `inviteCodeUnknown` for one that is nobody's,
 * or of an account that was closed, so that a typing error does not cost the reward.
 */
export async function findInviter(db: Db, code: string | undefined): Promise<string | null> {
  if (!code) return null;
  const own = code.toUpperCase();
  // Looked at as it was typed: some letters of other scripts become Latin ones when they are upper-cased.
  if (!/^[0-9A-Za-z]{12}$/.test(code)) throw new AppError('inviteCodeUnknown');
  const { rows } = await sql<{ id: string }>`
    select id from members_accounts where own_code = ${own} and status <> 'closed'`.execute(db);
  if (!rows[0]) throw new AppError('inviteCodeUnknown');
  return rows[0].id;
}

/**
 * Where a visitor came from by the link, as it is kept: its first 200 characters; null for what could not be read by a
 * person.
 */
export function readSource(source: string | undefined): string | null {
  const kept = typedText(1, 200).safeParse(source?.slice(0, 200));
  return kept.success ? kept.data : null;
}

/** A link's agent code as it is kept; null for what is none. Nobody typed it, so nobody is held up by it. */
export function readAgentCode(code: string | undefined): string | null {
  return code && /^[\w-]{1,64}$/.test(code) ? code : null;
}

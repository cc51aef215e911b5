import { sql } from 'kysely';
import type { CaptchaKind, CaptchaPurpose } from '@fairway/contract/risk/schemas.ts';
import type { Db } from '#platform/db/database.ts';

export interface CaptchaRow {
  id: string;
  purpose: CaptchaPurpose;
  kind: CaptchaKind;
  address: string;
  sealed: Buffer;
  ticket_hash: Buffer | null;
  expires_at: Date;
}

export async function insertCaptcha(db: Db, row: CaptchaRow): Promise<void> {
  await sql`
    insert into risk_captchas (id, purpose, kind, address, sealed, ticket_hash, expires_at)
    values (${row.id}, ${row.purpose}, ${row.kind}, ${row.address}, ${row.sealed}, ${row.ticket_hash},
      ${row.expires_at})`.execute(db);
}

export async function findCaptcha(db: Db, id: string): Promise<CaptchaRow | undefined> {
  const { rows } = await sql<CaptchaRow>`select * from risk_captchas where id = ${id}`.execute(db);
  return rows[0];
}

/** Takes a captcha away: of any number of callers at once one gets it. */
export async function deleteCaptcha(db: Db, id: string): Promise<CaptchaRow | undefined> {
  const { rows } = await sql<CaptchaRow>`delete from risk_captchas where id = ${id} returning *`.execute(db);
  return rows[0];
}

export async function deleteExpiredCaptchas(db: Db, now: Date): Promise<void> {
  await sql`delete from risk_captchas where expires_at < ${now}`.execute(db);
}

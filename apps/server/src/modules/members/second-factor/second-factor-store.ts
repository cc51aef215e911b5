import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

export interface SecondFactorRow {
  member_id: string;
  totp_secret: Buffer;
  confirmed_at: Date | null;
  last_step: bigint;
}

export async function findSecondFactor(db: Db | Tx, memberId: string): Promise<SecondFactorRow | undefined> {
  const { rows } = await sql<SecondFactorRow>`
    select * from members_second_factors where member_id = ${memberId}`.execute(db);
  return rows[0];
}

/** The same, locked until the transaction ends: two codes cannot be tried at the same moment. */
export async function lockSecondFactor(tx: Tx, memberId: string): Promise<SecondFactorRow | undefined> {
  const { rows } = await sql<SecondFactorRow>`
    select * from members_second_factors where member_id = ${memberId} for update`.execute(tx);
  return rows[0];
}

/** Puts a secret in place that is not confirmed yet; false where one is on already. */
export async function beginFactor(tx: Tx, memberId: string, secret: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into members_second_factors as known (member_id, totp_secret, created_at)
    values (${memberId}, ${secret}, ${now})
    on conflict (member_id) do update set totp_secret = excluded.totp_secret, created_at = excluded.created_at,
      last_step = 0
    where known.confirmed_at is null returning member_id`.execute(tx);
  return rows.length === 1;
}

/** Keeps the step whose code was taken, and since when the factor is on. */
export async function keepStep(tx: Tx, memberId: string, step: bigint, confirmedAt: Date): Promise<void> {
  await sql`
    update members_second_factors set last_step = ${step}, confirmed_at = coalesce(confirmed_at, ${confirmedAt})
    where member_id = ${memberId}`.execute(tx);
}

/** Takes the factor away with its recovery codes; false if the member has none. */
export async function deleteFactor(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from members_second_factors where member_id = ${memberId} and confirmed_at is not null
    returning member_id`.execute(tx);
  return rows.length === 1;
}

export async function replaceRecoveryCodes(
  tx: Tx,
  memberId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await sql`delete from members_recovery_codes where member_id = ${memberId}`.execute(tx);
  await sql`
    insert into members_recovery_codes (member_id, code_hash)
    select ${memberId}, unnest(${hashes}::bytea[])`.execute(tx);
}

/** Takes one recovery code; false for one that is unknown or was taken. */
export async function takeRecoveryCode(tx: Tx, memberId: string, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    delete from members_recovery_codes where member_id = ${memberId} and code_hash = ${hash}
    returning member_id`.execute(tx);
  return rows.length === 1;
}

export async function countRecoveryCodes(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from members_recovery_codes where member_id = ${memberId}`.execute(db);
  return rows[0]?.left ?? 0;
}

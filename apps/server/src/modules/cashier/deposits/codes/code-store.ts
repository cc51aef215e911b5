import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { shardOf } from '#modules/ledger';
import type { CashierTables } from '../../tables.ts';

export type RechargeCodeRow = Selectable<CashierTables['cashier_recharge_codes']>;

/** Writes a member's code; the one before is over. Under the member's lock. */
export async function replaceCode(
  tx: Tx,
  code: { memberId: string; hash: Buffer; svip: boolean; at: Date; expiresAt: Date },
): Promise<void> {
  const shard = shardOf(code.memberId);
  await sql`
    update cashier_recharge_codes set ended_at = ${code.at}
    where shard_id = ${shard} and member_id = ${code.memberId} and ended_at is null`.execute(tx);
  await sql`
    insert into cashier_recharge_codes (shard_id, code_hash, member_id, svip, created_at, expires_at)
    values (${shard}, ${code.hash}, ${code.memberId}, ${code.svip}, ${code.at}, ${code.expiresAt})`.execute(
    tx,
  );
}

/** A code that still holds. */
export async function findLiveCode(
  db: Db | Tx,
  hash: Buffer,
  now: Date,
): Promise<RechargeCodeRow | undefined> {
  return db
    .withTables<CashierTables>()
    .selectFrom('cashier_recharge_codes')
    .selectAll()
    .where('code_hash', '=', hash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Ends a code by the payment that it was given for; false when another call was faster. */
export async function endCode(
  tx: Tx,
  code: RechargeCodeRow,
  end: { at: Date; billNo: string },
): Promise<boolean> {
  const { rows } = await sql`
    update cashier_recharge_codes set ended_at = ${end.at}, bill_no = ${end.billNo}
    where shard_id = ${code.shard_id} and code_hash = ${code.code_hash} and ended_at is null
    returning 1`.execute(tx);
  return rows.length === 1;
}

/** How many ordinary codes of other members hold now: each is a conversation with an agent. */
export async function countOthersCodes(tx: Tx, memberId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from cashier_recharge_codes
    where ended_at is null and expires_at > ${now} and not svip and member_id <> ${memberId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

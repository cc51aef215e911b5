import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { shardOf } from '#modules/ledger';
import type { PayoutMethodTables } from './tables.ts';

export type PayoutMemberRow = Selectable<PayoutMethodTables['payout_methods_members']>;

/** The member's row of the cashier, locked: orders of one member are written one after another. Made at first use. */
export async function lockCashierMember(tx: Tx, memberId: string): Promise<PayoutMemberRow> {
  const tables = tx.withTables<PayoutMethodTables>();
  const key = { shard_id: shardOf(memberId), member_id: memberId };
  await tables
    .insertInto('payout_methods_members')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tables
    .selectFrom('payout_methods_members')
    .selectAll()
    .where('shard_id', '=', key.shard_id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Sets a withdraw password and clears the count of wrong tries; `restUntil` lets payouts rest, without it their rest stays. */
export async function updateWithdrawPassword(
  tx: Tx,
  memberId: string,
  hash: string,
  restUntil?: Date,
): Promise<void> {
  await sql`
    update payout_methods_members set withdraw_password = ${hash}, password_tries = 0, password_locked_until = null,
      payouts_rest_until = coalesce(${restUntil ?? null}::timestamptz, payouts_rest_until)
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}`.execute(tx);
}

/**
 * Counts a try of the password, the last of `most` locks it until an instant. Undefined where none is set or it is locked. One
 * statement, so a burst has no more tries than a queue.
 */
export async function countPasswordTry(
  db: Db,
  memberId: string,
  { most, lockUntil, now }: { most: number; lockUntil: Date; now: Date },
): Promise<{ hash: string; tries: number } | undefined> {
  const { rows } = await sql<{ hash: string; tries: number }>`
    update payout_methods_members as m set
      password_tries = next.tries,
      password_locked_until = case when next.tries >= ${most} then ${lockUntil}::timestamptz end
    from (
      select shard_id, member_id, case when password_locked_until is null then password_tries + 1 else 1 end as tries
      from payout_methods_members where shard_id = ${shardOf(memberId)} and member_id = ${memberId} for update
    ) as next
    where m.shard_id = next.shard_id and m.member_id = next.member_id and m.withdraw_password is not null
      and (m.password_locked_until is null or m.password_locked_until <= ${now})
    returning m.withdraw_password as hash, m.password_tries as tries`.execute(db);
  return rows[0];
}

/** Takes a counted try back, and the lock that it may have set. */
export async function giveBackPasswordTry(db: Db, memberId: string): Promise<void> {
  await sql`
    update payout_methods_members set password_tries = greatest(password_tries - 1, 0), password_locked_until = null
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}`.execute(db);
}

export async function clearPasswordTries(db: Db, memberId: string): Promise<void> {
  await sql`
    update payout_methods_members set password_tries = 0, password_locked_until = null
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}`.execute(db);
}

import { sql, type Insertable, type Selectable } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { WalletTables } from '../tables.ts';

export type InterestMemberRow = Selectable<WalletTables['wallet_interest_members']>;
export type InterestDayRow = Selectable<WalletTables['wallet_interest_days']>;

/** The member's row, locked: moves, payments and rewards of one member come one after another. Made at first use. */
export async function lockInterestMember(tx: Tx, memberId: string): Promise<InterestMemberRow> {
  const key = { shard_id: shardOf(memberId), member_id: memberId };
  const tables = tx.withTables<WalletTables>();
  await tables
    .insertInto('wallet_interest_members')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tables
    .selectFrom('wallet_interest_members')
    .selectAll()
    .where('shard_id', '=', key.shard_id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** All that a member has ever earned, in minor units. */
export async function selectEarned(db: Db, memberId: string): Promise<bigint> {
  const { rows } = await sql<{ earned: bigint }>`
    select earned from wallet_interest_members
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}`.execute(db);
  return rows[0]?.earned ?? 0n;
}

/** Answers false for a day that is written already. */
export async function insertInterestDay(
  tx: Tx,
  row: Insertable<WalletTables['wallet_interest_days']>,
): Promise<boolean> {
  const inserted = await tx
    .withTables<WalletTables>()
    .insertInto('wallet_interest_days')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function carryOn(
  tx: Tx,
  member: InterestMemberRow,
  { earned, carried }: { earned: bigint; carried: bigint },
): Promise<void> {
  await tx
    .withTables<WalletTables>()
    .updateTable('wallet_interest_members')
    .set({ carried, earned: member.earned + earned })
    .where('shard_id', '=', member.shard_id)
    .where('member_id', '=', member.member_id)
    .execute();
}

/** Paid days, newest first, before a day. */
export async function selectInterestDays(
  db: Db,
  memberId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<InterestDayRow[]> {
  const { rows } = await sql<InterestDayRow>`
    select *, to_char(day, 'YYYY-MM-DD') as day from wallet_interest_days
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}
      and (${before ?? null}::date is null or day < ${before ?? null}::date)
    order by wallet_interest_days.day desc limit ${limit}`.execute(db);
  return rows;
}

/** The longest run of days, one after another, on which at least so much earned interest. */
export async function longestRun(db: Db | Tx, memberId: string, least: bigint): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select coalesce(max(days), 0)::int as days from (
      select count(*) as days from (
        select day - (row_number() over (order by day))::int as began from wallet_interest_days
        where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and base >= ${least}
      ) as numbered group by began
    ) as runs`.execute(db);
  return rows[0]?.days ?? 0;
}

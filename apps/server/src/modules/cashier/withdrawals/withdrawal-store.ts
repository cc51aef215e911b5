import type { WithdrawalStatus } from '@fairway/contract/withdrawals/statuses.ts';
import type { WithdrawalType } from '@fairway/contract/withdrawals/types.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { sql, type RawBuilder, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { shardOf } from '#modules/ledger';
import { selectMemberPage, type MemberPage } from '../book/member-page-store.ts';
import type { CashierTables } from '../tables.ts';
import { activeStatuses, mayBecome, openStatuses, voidStatuses } from './withdrawal-states.ts';

export type WithdrawalRow = Selectable<CashierTables['cashier_withdrawals']>;

const withdrawals = (db: Db | Tx) => db.withTables<CashierTables>();

export async function insertWithdrawal(
  tx: Tx,
  row: Insertable<CashierTables['cashier_withdrawals']>,
): Promise<WithdrawalRow> {
  return withdrawals(tx)
    .insertInto('cashier_withdrawals')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findWithdrawal(db: Db | Tx, billNo: string): Promise<WithdrawalRow | undefined> {
  return withdrawals(db)
    .selectFrom('cashier_withdrawals')
    .selectAll()
    .where('bill_no', '=', billNo)
    .executeTakeFirst();
}

/** A withdrawal of this member; undefined for another member's as for none. */
export async function findWithdrawalOf(
  db: Db | Tx,
  memberId: string,
  billNo: string,
): Promise<WithdrawalRow | undefined> {
  const found = await findWithdrawal(db, billNo);
  return found?.member_id === memberId ? found : undefined;
}

/** The withdrawal, locked until the transaction ends. */
export async function lockWithdrawal(tx: Tx, billNo: string): Promise<WithdrawalRow | undefined> {
  return withdrawals(tx)
    .selectFrom('cashier_withdrawals')
    .selectAll()
    .where('bill_no', '=', billNo)
    .forUpdate()
    .executeTakeFirst();
}

export async function findOpenWithdrawal(db: Db | Tx, memberId: string): Promise<WithdrawalRow | undefined> {
  return newestOf(db, memberId, openStatuses);
}

/** What the ball shows: the open one, else the newest that waits for the member's confirmation. */
export async function findActiveWithdrawal(
  db: Db | Tx,
  memberId: string,
): Promise<WithdrawalRow | undefined> {
  return (await newestOf(db, memberId, openStatuses)) ?? (await newestOf(db, memberId, activeStatuses));
}

async function newestOf(db: Db | Tx, memberId: string, statuses: readonly WithdrawalStatus[]) {
  return withdrawals(db)
    .selectFrom('cashier_withdrawals')
    .selectAll()
    .where('shard_id', '=', shardOf(memberId))
    .where('member_id', '=', memberId)
    .where('status', 'in', [...statuses])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A member's page, newest first. */
export async function selectWithdrawals(
  db: Db,
  memberId: string,
  page: MemberPage,
): Promise<WithdrawalRow[]> {
  return selectMemberPage(db, 'cashier_withdrawals', memberId, page);
}

export type WithdrawalChange = Updateable<CashierTables['cashier_withdrawals']>;

/** The claim that a decision ends. */
export const unclaimed = { claimed_by: null, claimed_by_name: null, claimed_until: null } as const;

/** Moves a locked withdrawal on. Throws RangeError for a step that the state table does not have: a fault of the program. */
export async function updateWithdrawal(
  tx: Tx,
  row: WithdrawalRow,
  change: WithdrawalChange & { status?: WithdrawalStatus },
): Promise<WithdrawalRow> {
  if (change.status !== undefined && change.status !== row.status && !mayBecome(row.status, change.status))
    throw new RangeError(`a withdrawal does not go from ${row.status} to ${change.status}`);
  return withdrawals(tx)
    .updateTable('cashier_withdrawals')
    .set({ ...change, version: row.version + 1 })
    .where('shard_id', '=', row.shard_id)
    .where('bill_no', '=', row.bill_no)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * What of a row has left or is to leave the wallet, and which rows count as a withdrawal: all that was not given back, and of what was
 * given back the parts that other members had paid before.
 */
const withdrawn = sql<bigint>`case when status = any(${[...voidStatuses]}::text[]) then matched + matched_fee else amount end`;
const isWithdrawn = sql<boolean>`(status <> all(${[...voidStatuses]}::text[]) or matched > 0)`;

/** How often and how much a member has withdrawn on a day of the site; what was given back does not count. */
export async function sumOfDay(
  db: Db | Tx,
  memberId: string,
  currency: WalletCurrency,
  day: string,
): Promise<{ count: number; total: bigint }> {
  const found = await sql<{ count: number; total: bigint }>`
    select count(*)::integer as count, coalesce(sum(${withdrawn}), 0)::bigint as total from cashier_withdrawals
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and currency = ${currency}
      and site_day = ${day}::date and ${isWithdrawn}`.execute(db);
  return found.rows[0] ?? { count: 0, total: 0n };
}

/** Paid withdrawals of a member in a currency: how many and how much. */
export async function sumPaid(
  db: Db | Tx,
  memberId: string,
  currency: WalletCurrency,
): Promise<{ count: number; total: bigint }> {
  const found = await sql<{ count: number; total: bigint }>`
    select count(*)::integer as count, coalesce(sum(${withdrawn}), 0)::bigint as total from cashier_withdrawals
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and currency = ${currency}
      and status <> all(${[...openStatuses]}::text[]) and ${isWithdrawn}`.execute(db);
  return found.rows[0] ?? { count: 0, total: 0n };
}

/** How many withdrawals of these types a member has asked for on a day of the site; what was never paid out does not count. */
export async function countOfDay(
  db: Db | Tx,
  memberId: string,
  day: string,
  types: readonly WithdrawalType[],
): Promise<number> {
  const found = await sql<{ used: number }>`
    select count(*)::integer as used from cashier_withdrawals
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and site_day = ${day}::date
      and source_withdraw_type = any (${[...types]}::integer[])
      and (status not in ('refused', 'failed', 'timedOut') or matched > 0)`.execute(db);
  return found.rows[0]?.used ?? 0;
}

/** Whether a withdrawal that has not ended pays to a method. */
export async function isPayingTo(
  tx: Tx,
  method: { readonly shard_id: number; readonly member_id: string; readonly id: string },
): Promise<boolean> {
  const found = await sql<{ used: boolean }>`
    select exists (select from cashier_withdrawals where shard_id = ${method.shard_id}
      and member_id = ${method.member_id} and payout_method = ${method.id}
      and status in ('reviewing', 'paying', 'frozen')) as used`.execute(tx);
  return found.rows[0]?.used ?? false;
}

/** What a channel pays of each withdrawal, as a relation that other modules' statements join. */
export function netPayouts(): RawBuilder<unknown> {
  return sql`select bill_no, amount - fee - matched as amount, status from cashier_withdrawals`;
}

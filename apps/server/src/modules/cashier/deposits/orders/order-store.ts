import { money, type Money } from '@fairway/money';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { DepositStatus } from '@fairway/contract/deposits/statuses.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { shardOf } from '#modules/ledger';
import { selectMemberPage, type MemberPage } from '../../book/member-page-store.ts';
import type { Payee } from '../../channels/channel.ts';
import type { CashierTables } from '../../tables.ts';
import { activeStatuses, mayBecome, openStatuses } from '../deposit-states.ts';

export type DepositOrderRow = Selectable<CashierTables['cashier_deposit_orders']>;

const orders = (db: Db | Tx) => db.withTables<CashierTables>();

/** One member's, in the member's shard. */
const ordersOf = (db: Db | Tx, memberId: string) =>
  orders(db)
    .selectFrom('cashier_deposit_orders')
    .selectAll()
    .where('shard_id', '=', shardOf(memberId))
    .where('member_id', '=', memberId);

/** Writes an order; undefined when its amount is taken by another open order of the same receiving account. */
export async function insertOrder(
  tx: Tx,
  order: Insertable<CashierTables['cashier_deposit_orders']>,
): Promise<DepositOrderRow | undefined> {
  return orders(tx)
    .insertInto('cashier_deposit_orders')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** An order of this member; undefined for another member's as for none. */
export async function findOrderOf(
  db: Db | Tx,
  memberId: string,
  billNo: string,
): Promise<DepositOrderRow | undefined> {
  return ordersOf(db, memberId).where('bill_no', '=', billNo).executeTakeFirst();
}

/** The same by its id. */
export async function findOrderById(
  db: Db | Tx,
  memberId: string,
  id: string,
): Promise<DepositOrderRow | undefined> {
  return ordersOf(db, memberId).where('id', '=', id).executeTakeFirst();
}

export async function findOrder(db: Db | Tx, billNo: string): Promise<DepositOrderRow | undefined> {
  return orders(db)
    .selectFrom('cashier_deposit_orders')
    .selectAll()
    .where('bill_no', '=', billNo)
    .executeTakeFirst();
}

/** The order, locked until the transaction ends. */
export async function lockOrder(tx: Tx, billNo: string): Promise<DepositOrderRow | undefined> {
  return orders(tx)
    .selectFrom('cashier_deposit_orders')
    .selectAll()
    .where('bill_no', '=', billNo)
    .forUpdate()
    .executeTakeFirst();
}

/** The order that waits for the member's money. */
export async function findOpenOrder(db: Db | Tx, memberId: string): Promise<DepositOrderRow | undefined> {
  return newestOf(db, memberId, openStatuses);
}

/** The order the ball shows: the open one, else the newest under a decision. */
export async function findActiveOrder(db: Db | Tx, memberId: string): Promise<DepositOrderRow | undefined> {
  return (await newestOf(db, memberId, openStatuses)) ?? (await newestOf(db, memberId, activeStatuses));
}

async function newestOf(db: Db | Tx, memberId: string, statuses: readonly DepositStatus[]) {
  return ordersOf(db, memberId)
    .where('status', 'in', [...statuses])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The member's newest order through a channel, whatever its state: what money without an order belongs to. */
export async function findNewestThrough(
  db: Db | Tx,
  memberId: string,
  channel: string,
): Promise<DepositOrderRow | undefined> {
  return ordersOf(db, memberId)
    .where('channel', '=', channel)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A member's page, newest first. */
export async function selectOrders(db: Db, memberId: string, page: MemberPage): Promise<DepositOrderRow[]> {
  return selectMemberPage(db, 'cashier_deposit_orders', memberId, page);
}

/** Moves a locked order on. Throws RangeError for a step that the state table does not have: a fault of the program. */
export async function updateStatus(
  tx: Tx,
  order: DepositOrderRow,
  status: DepositStatus,
  change: { endedAt?: Date | null; cancelledDay?: string; expiresAt?: Date } = {},
): Promise<DepositOrderRow> {
  if (order.status !== status && !mayBecome(order.status, status))
    throw new RangeError(`a deposit order does not go from ${order.status} to ${status}`);
  return orders(tx)
    .updateTable('cashier_deposit_orders')
    .set({
      status,
      version: order.version + 1,
      ...(change.endedAt === undefined ? {} : { ended_at: change.endedAt }),
      ...(change.cancelledDay === undefined ? {} : { cancelled_day: change.cancelledDay }),
      ...(change.expiresAt === undefined ? {} : { expires_at: change.expiresAt }),
    })
    .where('shard_id', '=', order.shard_id)
    .where('bill_no', '=', order.bill_no)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The member has urged it once more. */
export async function updateUrged(tx: Tx, order: DepositOrderRow, at: Date): Promise<void> {
  await orders(tx)
    .updateTable('cashier_deposit_orders')
    .set({ urged_at: at, urges: order.urges + 1 })
    .where('shard_id', '=', order.shard_id)
    .where('bill_no', '=', order.bill_no)
    .execute();
}

export async function updatePayee(tx: Tx, order: DepositOrderRow, payee: Payee): Promise<void> {
  await orders(tx)
    .updateTable('cashier_deposit_orders')
    .set({ payee: JSON.stringify(payee) })
    .where('shard_id', '=', order.shard_id)
    .where('bill_no', '=', order.bill_no)
    .execute();
}

/** What a member has paid that a person still decides on. */
export async function selectDecidedAmounts(tx: Tx, memberId: string): Promise<Money[]> {
  const found = await sql<{ currency: 'CNY' | 'USDT'; amount: bigint }>`
    select currency, amount from cashier_deposit_orders
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and status = 'deciding'`.execute(tx);
  return found.rows.map(({ currency, amount }) => money(currency, amount));
}

/** How many orders the member has cancelled on a day of the site. */
export async function countCancelled(db: Db | Tx, memberId: string, day: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::integer as count from cashier_deposit_orders
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and cancelled_day = ${day}::date`.execute(
    db,
  );
  return found.rows[0]?.count ?? 0;
}

/** How many of a member's orders ended unpaid since an instant. */
export async function countUnpaid(db: Db | Tx, memberId: string, since: Date): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::integer as count from cashier_deposit_orders
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and created_at >= ${since}
      and status in ('cancelled', 'expired', 'failed')`.execute(db);
  return found.rows[0]?.count ?? 0;
}

import type { DepositProblem, PaymentState } from '@fairway/contract/deposits/statuses.ts';
import { sql, type RawBuilder, type Insertable, type Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { shardOf } from '#modules/ledger';
import type { CashierTables } from '../../tables.ts';
import type { DepositOrderRow } from '../orders/order-store.ts';

export type PaymentRow = Selectable<CashierTables['cashier_deposit_payments']>;

const payments = (db: Db | Tx) => db.withTables<CashierTables>();

/** Writes a payment, once a reference; undefined when it exists already. */
export async function insertPayment(
  tx: Tx,
  payment: Insertable<CashierTables['cashier_deposit_payments']>,
): Promise<PaymentRow | undefined> {
  return payments(tx)
    .insertInto('cashier_deposit_payments')
    .values(payment)
    .onConflict((conflict) => conflict.columns(['channel', 'reference']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findPaymentByReference(
  db: Db | Tx,
  channel: string,
  reference: string,
): Promise<PaymentRow | undefined> {
  return payments(db)
    .selectFrom('cashier_deposit_payments')
    .selectAll()
    .where('channel', '=', channel)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

export async function findPayment(db: Db | Tx, id: string): Promise<PaymentRow | undefined> {
  return payments(db)
    .selectFrom('cashier_deposit_payments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** All payments of an order, oldest first. */
export async function selectPayments(
  db: Db | Tx,
  order: Pick<DepositOrderRow, 'shard_id' | 'bill_no'>,
): Promise<PaymentRow[]> {
  return payments(db)
    .selectFrom('cashier_deposit_payments')
    .selectAll()
    .where('shard_id', '=', order.shard_id)
    .where('bill_no', '=', order.bill_no)
    .orderBy('seen_at')
    .orderBy('id')
    .execute();
}

/** Payments of several orders at once, for lists. */
export async function selectPaymentsOf(
  db: Db | Tx,
  orders: readonly Pick<DepositOrderRow, 'bill_no'>[],
): Promise<PaymentRow[]> {
  if (orders.length === 0) return [];
  return payments(db)
    .selectFrom('cashier_deposit_payments')
    .selectAll()
    .where(
      'bill_no',
      'in',
      orders.map((order) => order.bill_no),
    )
    .orderBy('seen_at')
    .execute();
}

export interface PaymentChange {
  state: PaymentState;
  problem?: DepositProblem | null;
  creditTransfer?: string;
  reversalDebt?: bigint;
  decision?: { at: Date; by: string; name: string; reason: string };
}

export async function updatePayment(tx: Tx, payment: PaymentRow, change: PaymentChange): Promise<PaymentRow> {
  const { decision } = change;
  return payments(tx)
    .updateTable('cashier_deposit_payments')
    .set({
      state: change.state,
      ...(change.problem === undefined ? {} : { problem: change.problem }),
      ...(change.creditTransfer === undefined ? {} : { credit_transfer: change.creditTransfer }),
      ...(change.reversalDebt === undefined ? {} : { reversal_debt: change.reversalDebt }),
      ...(decision === undefined
        ? {}
        : {
            decided_at: decision.at,
            decided_by: decision.by,
            decided_by_name: decision.name,
            decision_reason: decision.reason,
          }),
    })
    .where('shard_id', '=', payment.shard_id)
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The present block of a chain payment. */
export async function updatePaymentBlock(
  tx: Tx,
  payment: PaymentRow,
  block: { number: bigint; hash: string; confirmations: number; state: PaymentState },
): Promise<PaymentRow> {
  return payments(tx)
    .updateTable('cashier_deposit_payments')
    .set({
      block_number: block.number,
      block_hash: block.hash,
      confirmations: block.confirmations,
      state: block.state,
    })
    .where('shard_id', '=', payment.shard_id)
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Chain payments that are not final yet. */
export async function selectConfirming(db: Db | Tx, channel: string): Promise<PaymentRow[]> {
  return payments(db)
    .selectFrom('cashier_deposit_payments')
    .selectAll()
    .where('channel', '=', channel)
    .where('state', '=', 'confirming')
    .orderBy('seen_at')
    .execute();
}

/** Chain payments in blocks above a height, of any state: what a reorganisation touches. */
export async function selectPaymentsAbove(
  db: Db | Tx,
  channel: string,
  blockNumber: bigint,
): Promise<PaymentRow[]> {
  return payments(db)
    .selectFrom('cashier_deposit_payments')
    .selectAll()
    .where('channel', '=', channel)
    .where('block_number', '>', blockNumber)
    .where('state', 'in', ['confirming', 'waiting', 'credited'])
    .orderBy('seen_at')
    .execute();
}

/** Credited deposits of a member in a currency: how many and how much. */
export async function sumCredited(
  db: Db,
  memberId: string,
  currency: string,
): Promise<{ count: number; total: bigint }> {
  const found = await sql<{ count: number; total: bigint }>`
    select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as total from cashier_deposit_payments
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and currency = ${currency} and state = 'credited'`.execute(
    db,
  );
  return found.rows[0] ?? { count: 0, total: 0n };
}

/** Whether a payment of the member is seen and not credited yet. */
export async function hasUncreditedPayment(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 as found from cashier_deposit_payments
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and state in ('confirming', 'waiting')
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** A channel's payments as a relation that other modules' statements join. */
export function paymentsOfChannel(channel: string): RawBuilder<unknown> {
  return sql`
    select member_id, amount, state, block_number, seen_at from cashier_deposit_payments where channel = ${channel}`;
}

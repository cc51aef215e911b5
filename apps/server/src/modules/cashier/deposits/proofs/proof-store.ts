import type { DepositStatus } from '@fairway/contract/deposits/statuses.ts';
import type { PayEngine } from '@fairway/contract/deposits/methods/engines.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { DepositOrderRow } from '../orders/order-store.ts';

type OrderKey = Pick<DepositOrderRow, 'shard_id' | 'bill_no'>;

/** Pictures allowed beside an order. */
export const mostProofs = 3;

/** Transfers that a person may have to look for. */
const engines: readonly PayEngine[] = ['transfer', 'offline', 'fast'];
const statuses: readonly DepositStatus[] = [
  'pendingPayment',
  'markedPaid',
  'deciding',
  'expired',
  'cancelled',
];

/** Whether a proof of payment can be put beside an order. */
export function takesProof({ status }: Pick<DepositOrderRow, 'status'>, engine: PayEngine): boolean {
  return engines.includes(engine) && statuses.includes(status);
}

/** Names of an order's proofs, oldest first. */
export async function selectProofs(db: Db | Tx, order: OrderKey): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from cashier_payment_proofs
    where shard_id = ${order.shard_id} and bill_no = ${order.bill_no} order by at, name`.execute(db);
  return rows.map(({ name }) => name);
}

export async function insertProof(
  tx: Tx,
  order: OrderKey & Pick<DepositOrderRow, 'member_id'>,
  { name, at }: { name: string; at: Date },
): Promise<void> {
  await sql`
    insert into cashier_payment_proofs (shard_id, bill_no, name, member_id, at)
    values (${order.shard_id}, ${order.bill_no}, ${name}, ${order.member_id}, ${at})`.execute(tx);
}

/** The order that a proof belongs to. */
export async function findBillOfProof(db: Db | Tx, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ bill_no: string }>`
    select bill_no from cashier_payment_proofs where name = ${name}`.execute(db);
  return rows[0]?.bill_no;
}

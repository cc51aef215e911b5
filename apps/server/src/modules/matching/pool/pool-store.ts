import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { MatchingTables, PoolSide } from '../tables.ts';

export type PoolRow = Selectable<MatchingTables['matching_orders']>;

const pool = (db: Db | Tx) => db.withTables<MatchingTables>();

/** Written under the pool's lock, as every change of these rows. */
export async function insertPoolOrder(
  tx: Tx,
  row: Insertable<MatchingTables['matching_orders']>,
): Promise<void> {
  await pool(tx).insertInto('matching_orders').values(row).execute();
}

export async function findPoolOrder(db: Db | Tx, billNo: string): Promise<PoolRow | undefined> {
  return pool(db).selectFrom('matching_orders').selectAll().where('bill_no', '=', billNo).executeTakeFirst();
}

/** What is open of one side or both, the order that came first before the others. */
export async function selectOpenOrders(db: Db | Tx, side?: PoolSide): Promise<PoolRow[]> {
  return pool(db)
    .selectFrom('matching_orders')
    .selectAll()
    .where('left_at', 'is', null)
    .$if(side !== undefined, (query) => query.where('side', '=', side ?? 'deposit'))
    .orderBy('seq')
    .execute();
}

/** A deposit has found its payee: it leaves, all of it matched. */
export async function closeMatchedDeposit(tx: Tx, billNo: string, at: Date): Promise<void> {
  await pool(tx)
    .updateTable('matching_orders')
    .set({ rest: 0n, parts: 1, left_at: at })
    .where('bill_no', '=', billNo)
    .execute();
}

/** A part covers so much more of a withdrawal; a negative amount and count give it back. */
export async function coverRest(tx: Tx, billNo: string, amount: bigint, parts: 1 | -1): Promise<void> {
  await sql`
    update matching_orders set rest = rest - ${amount}, parts = parts + ${parts}
    where bill_no = ${billNo}`.execute(tx);
}

export async function leavePool(tx: Tx, billNo: string, at: Date): Promise<void> {
  await pool(tx)
    .updateTable('matching_orders')
    .set({ left_at: at })
    .where('bill_no', '=', billNo)
    .where('left_at', 'is', null)
    .execute();
}

/** The lock under which every change of the pool is written; held until the transaction ends. */
export async function lockPoolRows(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('matching_pool', 0))`.execute(tx);
}

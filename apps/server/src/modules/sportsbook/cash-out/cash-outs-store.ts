import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { insertRows } from '#platform/db/rows/insert-rows.ts';
import { tableColumns } from '#platform/db/rows/table-columns.ts';
import type { BetRow, CashOutRow } from '../tables.ts';

const cashOutsTable = tableColumns('sportsbook_cash_outs', {
  shard_id: 'smallint',
  id: 'uuid',
  bet_id: 'uuid',
  member_id: 'text',
  cause: 'text',
  percent: 'smallint',
  stake: 'bigint',
  asked: 'bigint',
  status: 'text',
  asked_at: 'timestamptz',
  decides_at: 'timestamptz',
  decided_at: 'timestamptz',
  paid: 'bigint',
  turnover: 'bigint',
  transfer_id: 'uuid',
  settlement_number: 'smallint',
});

export type NewCashOut = Omit<CashOutRow, 'refusal' | 'refusal_params'>;

/** Writes a cash-out, pending or paid. A second pending one of a bet is refused by `sportsbook_cash_outs_pending`. */
export async function insertCashOut(tx: Tx, row: NewCashOut): Promise<void> {
  await insertRows(tx, cashOutsTable, [row]);
}

/** The cash-outs of some bets of a shard, the first one first. */
export async function selectCashOuts(
  db: Db | Tx,
  shard: number,
  betIds: readonly string[],
): Promise<CashOutRow[]> {
  const { rows } = await sql<CashOutRow>`
    select * from sportsbook_cash_outs where shard_id = ${shard} and bet_id = any (${betIds}::uuid[])
    order by bet_id, asked_at, id`.execute(db);
  return rows;
}

/** Whether a cash-out of the bet waits out its delay. */
export async function hasPendingCashOut(db: Db | Tx, { shard_id, id }: BetRow): Promise<boolean> {
  const { rows } = await sql`
    select from sportsbook_cash_outs where shard_id = ${shard_id} and bet_id = ${id} and status = 'pending'`.execute(
    db,
  );
  return rows.length > 0;
}

/** Cash-outs whose delay is over by the database's clock, the oldest first. */
export async function selectDueCashOuts(db: Db, limit: number): Promise<CashOutRow[]> {
  const { rows } = await sql<CashOutRow>`
    select * from sportsbook_cash_outs where status = 'pending' and decides_at <= platform_now()
    order by decides_at limit ${limit}`.execute(db);
  return rows;
}

/** A pending cash-out for deciding; undefined once another process has decided it. */
export async function lockPendingCashOut(
  tx: Tx,
  { shard_id, id }: Pick<CashOutRow, 'shard_id' | 'id'>,
): Promise<CashOutRow | undefined> {
  const { rows } = await sql<CashOutRow>`
    select * from sportsbook_cash_outs where shard_id = ${shard_id} and id = ${id} and status = 'pending' for update`.execute(
    tx,
  );
  return rows[0];
}

export async function updatePaid(tx: Tx, row: NewCashOut): Promise<void> {
  await sql`
    update sportsbook_cash_outs set status = 'paid', decides_at = null, decided_at = ${row.decided_at}, paid = ${row.paid},
      turnover = ${row.turnover}, transfer_id = ${row.transfer_id}, settlement_number = ${row.settlement_number}
    where shard_id = ${row.shard_id} and id = ${row.id}`.execute(tx);
}

export async function updateRefused(
  tx: Tx,
  { shard_id, id }: Pick<CashOutRow, 'shard_id' | 'id'>,
  refusal: { name: string; params: object },
  at: Date,
): Promise<void> {
  await sql`
    update sportsbook_cash_outs set status = 'refused', decides_at = null, decided_at = ${at}, refusal = ${refusal.name},
      refusal_params = ${JSON.stringify(refusal.params)}::jsonb
    where shard_id = ${shard_id} and id = ${id}`.execute(tx);
}

/** Marks a bet of which nothing is left: it holds no exposure any more. */
export async function updateUnexposed(
  tx: Tx,
  { shard_id, id }: Pick<BetRow, 'shard_id' | 'id'>,
): Promise<void> {
  await sql`update sportsbook_bets set exposed = false where shard_id = ${shard_id} and id = ${id}`.execute(
    tx,
  );
}

import { sql } from 'kysely';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { companion, type Companion } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import { insertRows } from '#platform/db/rows/insert-rows.ts';
import { tableColumns } from '#platform/db/rows/table-columns.ts';

/** A call that was taken; amounts in minor units, `fine` in hundred-millionths, below zero from the member. */
export interface CallRow {
  readonly shard_id: number;
  readonly provider: string;
  readonly id: string;
  readonly kind: 'bet' | 'win' | 'rollback' | 'adjustment' | 'promo' | 'seal';
  readonly member_id: string;
  readonly currency: WalletCurrency;
  readonly round: string | null;
  readonly game: string;
  readonly reference: string | null;
  readonly token_hash: Buffer | null;
  readonly amount: bigint;
  readonly fine: bigint;
  readonly debt: bigint;
  readonly transfer_id: string | null;
  readonly at: Date;
}

const callsTable = tableColumns('venues_wallet_calls', {
  shard_id: 'smallint',
  provider: 'text',
  id: 'text',
  kind: 'text',
  member_id: 'uuid',
  currency: 'text',
  round: 'text',
  game: 'text',
  reference: 'text',
  token_hash: 'bytea',
  amount: 'bigint',
  fine: 'bigint',
  debt: 'bigint',
  transfer_id: 'uuid',
  at: 'timestamptz',
});

/** A stake as a row of a lane's batch. */
export function callCompanion(row: CallRow): Companion {
  return companion(callsTable, row);
}

/** Throws the faults of its constraints: `venues_wallet_calls_pkey` for an id that the provider has used. */
export async function insertCall(tx: Tx, row: CallRow): Promise<void> {
  await insertRows(tx, callsTable, [row]);
}

/** Keeps a bet that has not arrived from ever happening; answers false where the id is used already. */
export async function insertSeal(tx: Tx, row: CallRow): Promise<boolean> {
  const { rows } = await sql`
    insert into venues_wallet_calls (shard_id, provider, id, kind, member_id, currency, game, amount, fine, debt, at)
    values (${row.shard_id}, ${row.provider}, ${row.id}, 'seal', ${row.member_id}, ${row.currency}, '', 0, 0, 0, ${row.at})
    on conflict (provider, id) do nothing returning 1 as done`.execute(tx);
  return rows.length > 0;
}

export async function selectCall(db: Db | Tx, provider: string, id: string): Promise<CallRow | undefined> {
  const { rows } = await sql<CallRow>`
    select * from venues_wallet_calls where provider = ${provider} and id = ${id}`.execute(db);
  return rows[0];
}

/** Whether a call was taken back. */
export async function isTakenBack(tx: Tx, { provider, id }: CallRow): Promise<boolean> {
  const { rows } = await sql`
    select from venues_wallet_calls where provider = ${provider} and reference = ${id} and kind = 'rollback'`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Whether a stake has a result that was not taken back. */
export async function hasResult(tx: Tx, { provider, id }: CallRow): Promise<boolean> {
  const { rows } = await sql`
    select from venues_wallet_calls w
    where w.provider = ${provider} and w.reference = ${id} and w.kind = 'win' and not exists (
      select from venues_wallet_calls b
      where b.provider = w.provider and b.reference = w.id and b.kind = 'rollback')
    limit 1`.execute(tx);
  return rows.length > 0;
}

import type { DealerResult } from '@fairway/fair-games';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CardRow, DealRow } from './tables.ts';

type DealKey = Pick<DealRow, 'table_code' | 'number'>;

/** Each step's instant is the row's own rule (0407). Closing waits for bets that are being written. */
export async function updateClosed(tx: Tx, { table_code, number }: DealKey): Promise<void> {
  await sql`
    update games_dealer_deals set closed_at = platform_now()
    where table_code = ${table_code} and number = ${number}`.execute(tx);
}

export async function updateResulted(
  tx: Tx,
  { table_code, number }: DealKey,
  { result, randomness }: { result: DealerResult; randomness: string | null },
): Promise<void> {
  await sql`
    update games_dealer_deals
    set resulted_at = platform_now(), result = ${JSON.stringify(result)}::jsonb, randomness = ${randomness}
    where table_code = ${table_code} and number = ${number}`.execute(tx);
}

export async function updateVoided(tx: Tx, { table_code, number }: DealKey): Promise<void> {
  await sql`
    update games_dealer_deals set voided_at = platform_now()
    where table_code = ${table_code} and number = ${number}`.execute(tx);
}

/** Whether it was this call that settled the deal. */
export async function updateSettled(tx: Tx, { table_code, number }: DealKey): Promise<boolean> {
  const { rows } = await sql`
    update games_dealer_deals set settled_at = platform_now()
    where table_code = ${table_code} and number = ${number} and settled_at is null returning number`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function insertCard(
  tx: Tx,
  row: Omit<CardRow, 'at'> & { readonly shoe: number },
): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    insert into games_dealer_cards (table_code, shoe, place, deal, side, card, salt)
    values (${row.table_code}, ${row.shoe}, ${row.place}, ${row.deal}, ${row.side}, ${row.card}, ${row.salt})
    returning at`.execute(tx);
  const [written] = rows;
  if (!written) throw new Error('no card was written');
  return written.at;
}

/** Cards of some deals of a table, in the order dealt. */
export async function selectCards(db: Db | Tx, table: string, deals: readonly number[]): Promise<CardRow[]> {
  if (deals.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select table_code, deal, place, side, card, salt, at from games_dealer_cards
    where table_code = ${table} and deal = any(${deals}::integer[]) order by deal, place`.execute(db);
  return rows;
}

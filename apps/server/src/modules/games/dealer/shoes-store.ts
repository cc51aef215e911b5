import type { DealerTableCode } from '@fairway/contract/dealer/codes.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { ShoeRow } from './tables.ts';

export type NewShoe = Pick<
  ShoeRow,
  'table_code' | 'number' | 'chain' | 'link_index' | 'beacon_chain' | 'beacon_at'
> & { beacon_round: number };

export async function insertShoe(tx: Tx, row: NewShoe): Promise<void> {
  await sql`
    insert into games_dealer_shoes (table_code, number, chain, link_index, beacon_chain, beacon_round, beacon_at)
    values (${row.table_code}, ${row.number}, ${row.chain}, ${row.link_index}, ${row.beacon_chain}, ${row.beacon_round},
      ${row.beacon_at})`.execute(tx);
}

/** A shoe by its number, or the newest one. */
export async function selectShoe(
  db: Db | Tx,
  table: DealerTableCode,
  number: number | null = null,
): Promise<ShoeRow | undefined> {
  const { rows } = await sql<ShoeRow>`
    select s.table_code, s.number, s.chain, s.link_index, s.beacon_chain, s.beacon_round::text, s.beacon_at, s.randomness, s.root,
      s.opened_at, s.ended_at, c.first_link, l.link, (
        select count(*)::integer from games_dealer_cards d where d.table_code = s.table_code and d.shoe = s.number) as dealt
    from games_dealer_shoes s
    join games_chains c on c.code = s.table_code and c.number = s.chain
    left join games_links l on l.code = s.table_code and l.number = s.chain and l.index = s.link_index
    where s.table_code = ${table} and (${number}::integer is null or s.number = ${number})
    order by s.number desc limit 1`.execute(db);
  return rows[0];
}

/** The instants of both are the row's own rule (0407). */
export async function updateOpened(
  tx: Tx,
  { table_code, number }: ShoeRow,
  { randomness, root }: { randomness: string; root: string },
): Promise<void> {
  await sql`
    update games_dealer_shoes set opened_at = platform_now(), randomness = ${randomness}, root = ${root}
    where table_code = ${table_code} and number = ${number}`.execute(tx);
}

export async function updateEnded(tx: Tx, { table_code, number }: ShoeRow): Promise<void> {
  await sql`
    update games_dealer_shoes set ended_at = platform_now()
    where table_code = ${table_code} and number = ${number}`.execute(tx);
}

import type { DealerTableCode } from '@fairway/contract/dealer/codes.ts';
import type { DealerResult } from '@fairway/fair-games';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { DealRow } from './tables.ts';

export type NewDeal = Pick<
  DealRow,
  | 'table_code'
  | 'number'
  | 'shoe'
  | 'chain'
  | 'link_index'
  | 'beacon_chain'
  | 'beacon_at'
  | 'opens_at'
  | 'closes_at'
> & { beacon_round: number | null };

export async function insertDeal(tx: Tx, row: NewDeal): Promise<void> {
  await sql`
    insert into games_dealer_deals (table_code, number, shoe, chain, link_index, beacon_chain, beacon_round, beacon_at, opens_at, closes_at)
    values (${row.table_code}, ${row.number}, ${row.shoe}, ${row.chain}, ${row.link_index}, ${row.beacon_chain}, ${row.beacon_round},
      ${row.beacon_at}, ${row.opens_at}, ${row.closes_at})`.execute(tx);
}

const deals = sql`
  select d.table_code, d.number, d.shoe, d.chain, d.link_index, d.beacon_chain, d.beacon_round::text, d.beacon_at, d.opens_at, d.closes_at,
    d.closed_at, d.randomness, d.result, d.resulted_at, d.settled_at, d.voided_at, c.first_link, l.link
  from games_dealer_deals d
  left join games_chains c on c.code = d.table_code and c.number = d.chain
  left join games_links l on l.code = d.table_code and l.number = d.chain and l.index = d.link_index`;

/** The present deal of a table, or the last one while none is prepared. */
export async function selectPresentDeal(db: Db | Tx, table: DealerTableCode): Promise<DealRow | undefined> {
  const { rows } = await sql<DealRow>`
    ${deals} where d.table_code = ${table} order by d.number desc limit 1`.execute(db);
  return rows[0];
}

/** Deals of a table that are over, newest first; those below a number where one is given. */
export async function selectPastDeals(
  db: Db,
  table: DealerTableCode,
  { below, limit }: { below: number | null; limit: number },
): Promise<DealRow[]> {
  const { rows } = await sql<DealRow>`
    ${deals}
    where d.table_code = ${table} and (d.resulted_at is not null or d.voided_at is not null)
      and (${below}::integer is null or d.number < ${below})
    order by d.number desc limit ${limit}`.execute(db);
  return rows;
}

/** Every deal of a shoe, oldest first. */
export async function selectDealsOfShoe(db: Db, table: DealerTableCode, shoe: number): Promise<DealRow[]> {
  const { rows } = await sql<DealRow>`
    ${deals} where d.table_code = ${table} and d.shoe = ${shoe} order by d.number`.execute(db);
  return rows;
}

export interface RoadEntry {
  readonly deal: number;
  readonly result: DealerResult;
}

/** Results of a shoe, or of the last deals where there is none; oldest first. */
export async function selectRoad(
  db: Db,
  table: DealerTableCode,
  { shoe, limit }: { shoe: number | null; limit: number },
): Promise<RoadEntry[]> {
  const { rows } = await sql<RoadEntry>`
    select number as deal, result from games_dealer_deals
    where table_code = ${table} and result is not null and (${shoe}::integer is null or shoe = ${shoe})
    order by number desc limit ${limit}`.execute(db);
  return rows.toReversed();
}

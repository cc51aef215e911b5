import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

export interface ChainRow {
  code: string;
  number: number;
  first_link: string;
  sealed: Buffer;
  last: number;
  taken: number;
}

/** The chain's secret is as secret as a seed. */
export async function insertChain(tx: Tx, row: Omit<ChainRow, 'taken'>): Promise<void> {
  await sql`
    insert into games_chains (code, number, first_link, sealed, last)
    values (${row.code}, ${row.number}, ${row.first_link}, ${row.sealed}, ${row.last})`.execute(tx);
}

/** The newest chain of a code, held until the commit. */
export async function holdNewestChain(tx: Tx, code: string): Promise<ChainRow | undefined> {
  const { rows } = await sql<ChainRow>`
    select code, number, first_link, sealed, last, taken from games_chains
    where code = ${code} order by number desc limit 1 for update`.execute(tx);
  return rows[0];
}

export async function selectChain(db: Db | Tx, code: string, number: number): Promise<ChainRow | undefined> {
  const { rows } = await sql<ChainRow>`
    select code, number, first_link, sealed, last, taken from games_chains
    where code = ${code} and number = ${number}`.execute(db);
  return rows[0];
}

export async function updateTaken(tx: Tx, { code, number }: ChainRow, taken: number): Promise<void> {
  await sql`update games_chains set taken = ${taken} where code = ${code} and number = ${number}`.execute(tx);
}

/** Once: of two who reveal one link the second writes nothing. */
export async function insertLink(
  tx: Tx,
  { code, number, index, link }: { code: string; number: number; index: number; link: string },
): Promise<void> {
  await sql`
    insert into games_links (code, number, index, link) values (${code}, ${number}, ${index}, ${link})
    on conflict do nothing`.execute(tx);
}

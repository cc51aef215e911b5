import type { PoolCode } from '@fairway/contract/fishing/codes.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { TideRow } from './tables.ts';

const tides = sql`
  select t.pool, t.number, t.chain, t.link_index, t.beacon_chain, t.beacon_round::text, t.beacon_at, t.randomness, t.sea, t.opened_at,
    t.ended_at, t.catches, c.first_link, l.link
  from games_fishing_tides t
  join games_chains c on c.code = t.pool and c.number = t.chain
  left join games_links l on l.code = t.pool and l.number = t.chain and l.index = t.link_index`;

/** The present tide of a pool, or the last one. */
export async function selectTide(db: Db | Tx, pool: PoolCode): Promise<TideRow | undefined> {
  const { rows } = await sql<TideRow>`${tides} where t.pool = ${pool} order by t.number desc limit 1`.execute(
    db,
  );
  return rows[0];
}

/** A fish that was caught, and the tick that it left at. */
export interface CatchRow {
  readonly fish: number;
  readonly tick: number;
}

/** The present tide with all that was caught in it, at one moment. */
export async function selectTideWithCatches(
  db: Db,
  pool: PoolCode,
): Promise<(TideRow & { caught: readonly CatchRow[] }) | undefined> {
  const { rows } = await sql<TideRow & { caught: CatchRow[] }>`
    select newest.*, coalesce((
      select jsonb_agg(jsonb_build_object('fish', s.fish, 'tick', s.contact) order by s.contact, s.fish)
      from games_shots s where s.pool = newest.pool and s.tide = newest.number and s.outcome = 'hit'), '[]'::jsonb) as caught
    from (${tides} where t.pool = ${pool} order by t.number desc limit 1) as newest`.execute(db);
  return rows[0];
}

export async function selectTidesByNumber(
  db: Db,
  keys: readonly { pool: PoolCode; tide: number }[],
): Promise<TideRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<TideRow>`
    ${tides}
    join unnest(${keys.map(({ pool }) => pool)}::text[], ${keys.map(({ tide }) => tide)}::integer[]) as k (pool, number)
      on k.pool = t.pool and k.number = t.number`.execute(db);
  return rows;
}

export type NewTide = Pick<
  TideRow,
  'pool' | 'number' | 'chain' | 'link_index' | 'beacon_chain' | 'beacon_at'
> & {
  beacon_round: number;
};

export async function insertTide(tx: Tx, row: NewTide): Promise<void> {
  await sql`
    insert into games_fishing_tides (pool, number, chain, link_index, beacon_chain, beacon_round, beacon_at)
    values (${row.pool}, ${row.number}, ${row.chain}, ${row.link_index}, ${row.beacon_chain}, ${row.beacon_round}, ${row.beacon_at})`.execute(
    tx,
  );
}

/** The instants of both are the row's own rule (0410). */
export async function updateOpened(
  tx: Tx,
  { pool, number }: TideRow,
  { randomness, sea }: { randomness: string; sea: string },
): Promise<void> {
  await sql`
    update games_fishing_tides set opened_at = platform_now(), randomness = ${randomness}, sea = ${sea}
    where pool = ${pool} and number = ${number}`.execute(tx);
}

export async function updateEnded(tx: Tx, { pool, number }: TideRow): Promise<void> {
  await sql`
    update games_fishing_tides set ended_at = platform_now() where pool = ${pool} and number = ${number}`.execute(
    tx,
  );
}

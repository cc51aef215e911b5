import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { MarketRow } from '../tables.ts';

export async function selectMarkets(db: Db | Tx, fixtureIds: readonly bigint[]): Promise<MarketRow[]> {
  const { rows } = await sql<MarketRow>`
    select * from sportsbook_markets where fixture_id = any (${fixtureIds}::bigint[])`.execute(db);
  return rows;
}

/** Matches to come that have a board, by kick-off. */
export async function selectPricedFixtures(db: Db, now: Date): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from sportsbook_fixtures
    where status = 'scheduled' and starts_at > ${now} and priced_at is not null and expected is not null
    order by starts_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The markets that some selections belong to. */
export async function selectMarketsOf(
  db: Db | Tx,
  wanted: readonly { fixtureId: bigint; market: string }[],
): Promise<MarketRow[]> {
  const { rows } = await sql<MarketRow>`
    select markets.* from unnest(${wanted.map(({ fixtureId }) => fixtureId)}::bigint[],
      ${wanted.map(({ market }) => market)}::text[]) as wanted(fixture_id, market)
    join sportsbook_markets markets using (fixture_id, market)`.execute(db);
  return rows;
}

/** A market as it is to be written; its versions are counted by the store. */
export interface MarketTarget {
  market: string;
  code: MarketRow['code'];
  line: number | null;
  main: boolean;
  status: 'open' | 'suspended' | 'closed';
  prices: Record<string, number | null>;
  version: number;
  base_version: number;
}

/** Writes markets whole, new and existing ones; the caller holds the fixture's row. */
export async function upsertMarkets(
  tx: Tx,
  fixtureId: bigint,
  targets: readonly MarketTarget[],
  at: Date,
): Promise<void> {
  if (targets.length === 0) return;
  await sql`
    insert into sportsbook_markets (fixture_id, market, code, line, main, status, version, base_version, prices,
      changed_at)
    select ${fixtureId}, market, code, line, main, status, version, base_version, prices, ${at}
    from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) as m(market text, code text, line smallint, main boolean,
      status text, version integer, base_version integer, prices jsonb)
    on conflict (fixture_id, market) do update set main = excluded.main, status = excluded.status,
      version = excluded.version, base_version = excluded.base_version, prices = excluded.prices,
      changed_at = excluded.changed_at`.execute(tx);
}

/** Moves every market of a fixture from some states to one, its version counted on; answers those that moved. */
export async function moveMarkets(
  tx: Tx,
  fixtureId: bigint,
  from: readonly string[],
  to: 'suspended' | 'closed',
  at: Date,
): Promise<MarketRow[]> {
  const { rows } = await sql<MarketRow>`
    update sportsbook_markets set status = ${to}, version = version + 1, changed_at = ${at}
    where fixture_id = ${fixtureId} and status = any (${from}::text[])
    returning *`.execute(tx);
  return rows;
}

export async function updateMarketSuspension(
  tx: Tx,
  fixtureId: bigint,
  market: string,
  by: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    update sportsbook_markets set suspended_by = ${by}
    where fixture_id = ${fixtureId} and market = ${market} returning 1`.execute(tx);
  return rows.length > 0;
}

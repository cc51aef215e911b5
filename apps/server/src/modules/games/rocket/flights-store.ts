import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { FlightRow, ProvenFlightRow } from './tables.ts';

export type NewFlight = Pick<
  FlightRow,
  'opens_at' | 'closes_at' | 'chain' | 'link_index' | 'beacon_chain' | 'beacon_at'
> & { number: number; beacon_round: number };

export async function insertFlight(tx: Tx, row: NewFlight): Promise<void> {
  await sql`
    insert into games_rocket_rounds (number, opens_at, closes_at, chain, link_index, beacon_chain, beacon_round, beacon_at)
    values (${row.number}, ${row.opens_at}, ${row.closes_at}, ${row.chain}, ${row.link_index}, ${row.beacon_chain},
      ${row.beacon_round}, ${row.beacon_at})`.execute(tx);
}

const provenFlights = sql`
  select r.number::text, r.opens_at, r.closes_at, r.chain, r.link_index, r.beacon_chain, r.beacon_round::text, r.beacon_at, r.started_at,
    r.randomness, r.crashed_at, r.point::text, r.settled_at, r.voided_at, c.first_link, l.link
  from games_rocket_rounds r
  join games_chains c on c.code = r.game and c.number = r.chain
  left join games_links l on l.code = r.game and l.number = r.chain and l.index = r.link_index`;

/** The present flight, or the last one while none is prepared. */
export async function selectPresentFlight(db: Db | Tx): Promise<ProvenFlightRow | undefined> {
  const { rows } = await sql<ProvenFlightRow>`${provenFlights} order by r.number desc limit 1`.execute(db);
  return rows[0];
}

export async function selectFlight(
  db: Db | Tx,
  number: string | number,
): Promise<ProvenFlightRow | undefined> {
  const { rows } = await sql<ProvenFlightRow>`${provenFlights} where r.number = ${number}`.execute(db);
  return rows[0];
}

/** Flights that ended, newest first; those below a number where one is given. */
export async function selectLastFlights(
  db: Db,
  { below, limit }: { below?: number | undefined; limit: number },
): Promise<ProvenFlightRow[]> {
  const { rows } = await sql<ProvenFlightRow>`
    ${provenFlights}
    where r.crashed_at is not null and (${below ?? null}::bigint is null or r.number < ${below ?? null})
    order by r.number desc limit ${limit}`.execute(db);
  return rows;
}

/** Each step's instant is the row's own rule (0316). */
export async function updateStarted(tx: Tx, number: string, randomness: string): Promise<Date> {
  const { rows } = await sql<{ started_at: Date }>`
    update games_rocket_rounds set started_at = platform_now(), randomness = ${randomness}
    where number = ${number} returning started_at`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`no flight ${number}`);
  return row.started_at;
}

export async function updateCrashed(tx: Tx, number: string, point: number): Promise<void> {
  await sql`
    update games_rocket_rounds set crashed_at = platform_now(), point = ${point} where number = ${number}`.execute(
    tx,
  );
}

export async function updateVoided(tx: Tx, number: string): Promise<void> {
  await sql`update games_rocket_rounds set voided_at = platform_now() where number = ${number}`.execute(tx);
}

export async function updateSettled(db: Db | Tx, number: string): Promise<void> {
  await sql`
    update games_rocket_rounds set settled_at = platform_now() where number = ${number} and settled_at is null`.execute(
    db,
  );
}

/** Holds the flight until the commit: cash-outs that are being written come first. */
export async function holdFlight(tx: Tx, number: string): Promise<void> {
  await sql`select from games_rocket_rounds where number = ${number} for update`.execute(tx);
}

import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { DrawRound } from '../round-draws/draw-round.ts';

export interface SessionKey {
  readonly no: number;
  readonly session: string;
}

export interface RainSessionRow extends SessionKey, DrawRound {
  readonly version: Buffer;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly sealed: Buffer;
  readonly commitment: string;
  /** Minor units of yuan. */
  readonly pot: bigint;
  readonly packets: number;
  readonly least: bigint;
  readonly randomness: string | null;
  readonly cut_at: Date | null;
}

const columns = sql`no, session, version, starts_at, ends_at, sealed, commitment, beacon_chain, beacon_round,
  beacon_at, pot, packets, least, randomness, cut_at`;

/** Writes a session once. */
export async function insertSession(
  tx: Tx,
  row: Omit<RainSessionRow, 'randomness' | 'cut_at'>,
): Promise<void> {
  await sql`
    insert into promotions_rain_sessions (no, session, version, starts_at, ends_at, sealed, commitment, beacon_chain, beacon_round,
      beacon_at, pot, packets, least)
    values (${row.no}, ${row.session}, ${row.version}, ${row.starts_at}, ${row.ends_at}, ${row.sealed}, ${row.commitment},
      ${row.beacon_chain}, ${row.beacon_round}, ${row.beacon_at}, ${row.pot}, ${row.packets}, ${row.least})
    on conflict do nothing`.execute(tx);
}

export async function selectSession(
  db: Db | Tx,
  { no, session }: SessionKey,
): Promise<RainSessionRow | undefined> {
  const { rows } = await sql<RainSessionRow>`
    select ${columns} from promotions_rain_sessions where no = ${no} and session = ${session}`.execute(db);
  return rows[0];
}

/** The session, held until the transaction ends. */
export async function holdSession(tx: Tx, { no, session }: SessionKey): Promise<RainSessionRow | undefined> {
  const { rows } = await sql<RainSessionRow>`
    select ${columns} from promotions_rain_sessions where no = ${no} and session = ${session} for no key update`.execute(
    tx,
  );
  return rows[0];
}

/** The session that falls or comes next, or else nothing. */
export async function selectCurrentSession(
  db: Db,
  no: number,
  now: Date,
): Promise<RainSessionRow | undefined> {
  const { rows } = await sql<RainSessionRow>`
    select ${columns} from promotions_rain_sessions where no = ${no} and ends_at > ${now} order by starts_at limit 1`.execute(
    db,
  );
  return rows[0];
}

/** Sessions that are over, the latest first, ten at most. */
export async function selectFormerSessions(db: Db, no: number, now: Date): Promise<RainSessionRow[]> {
  const { rows } = await sql<RainSessionRow>`
    select ${columns} from promotions_rain_sessions where no = ${no} and ends_at <= ${now}
    order by starts_at desc limit 10`.execute(db);
  return rows;
}

/** Sessions whose packets are not cut though their round may be known: from 60 s before the start to the end. */
export async function selectUncut(db: Db): Promise<SessionKey[]> {
  const { rows } = await sql<SessionKey>`
    select no, session from promotions_rain_sessions
    where cut_at is null and starts_at <= platform_now() + interval '60 seconds' and ends_at > platform_now()
    order by starts_at limit 100`.execute(db);
  return rows;
}

export async function updateCut(tx: Tx, { no, session }: SessionKey, randomness: string): Promise<void> {
  await sql`
    update promotions_rain_sessions set randomness = ${randomness}, cut_at = platform_now()
    where no = ${no} and session = ${session}`.execute(tx);
}

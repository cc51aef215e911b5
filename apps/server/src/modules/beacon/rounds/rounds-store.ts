import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** A round by its chain and number. */
export interface RoundKey {
  readonly chain: string;
  readonly round: number;
}

/** A round as it is kept: all that it takes to verify it again. */
export interface DrawnRound extends RoundKey {
  /** 96 lower-case hex digits. */
  readonly signature: string;
  /** SHA-256 of the signature's bytes, 64 lower-case hex digits. */
  readonly randomness: string;
  readonly verifiedAt: Date;
}

/** The round, or undefined while it is not kept. */
export async function selectRound(db: Db | Tx, { chain, round }: RoundKey): Promise<DrawnRound | undefined> {
  const { rows } = await sql<Omit<DrawnRound, 'round'>>`
    select chain, signature, randomness, verified_at as "verifiedAt" from beacon_rounds
    where chain = ${chain} and round = ${round}`.execute(db);
  return rows[0] && { ...rows[0], round };
}

/** The newest round of a chain that is kept. */
export async function selectLatestRound(db: Db | Tx, chain: string): Promise<DrawnRound | undefined> {
  const { rows } = await sql<Omit<DrawnRound, 'round'> & { round: string }>`
    select chain, round, signature, randomness, verified_at as "verifiedAt" from beacon_rounds
    where chain = ${chain} order by round desc limit 1`.execute(db);
  return rows[0] && { ...rows[0], round: Number(rows[0].round) };
}

/** Keeps a round once; of two who bring it at once the second waits for the first, and nothing more is written. */
export async function insertRound(tx: Tx, row: DrawnRound): Promise<void> {
  await sql`
    insert into beacon_rounds (chain, round, signature, randomness, verified_at)
    values (${row.chain}, ${row.round}, ${row.signature}, ${row.randomness}, ${row.verifiedAt})
    on conflict do nothing`.execute(tx);
}

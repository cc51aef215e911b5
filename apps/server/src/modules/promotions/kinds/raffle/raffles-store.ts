import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { DrawRound } from '../round-draws/draw-round.ts';

export interface RaffleRow extends DrawRound {
  readonly no: number;
  readonly version: Buffer;
  readonly closes_at: Date;
  readonly sealed: Buffer;
  readonly commitment: string;
  /** Tickets taken, numbered from 0. */
  readonly tickets: number;
  readonly closed_at: Date | null;
  readonly root: string | null;
  readonly randomness: string | null;
  readonly drawn_at: Date | null;
}

const columns = sql`no, version, closes_at, sealed, commitment, beacon_chain, beacon_round, beacon_at, tickets, closed_at, root,
  randomness, drawn_at`;

/** Writes a raffle once. */
export async function insertRaffle(
  tx: Tx,
  row: Omit<RaffleRow, 'tickets' | 'closed_at' | 'root' | 'randomness' | 'drawn_at'>,
): Promise<void> {
  await sql`
    insert into promotions_raffles (no, version, closes_at, sealed, commitment, beacon_chain, beacon_round, beacon_at)
    values (${row.no}, ${row.version}, ${row.closes_at}, ${row.sealed}, ${row.commitment}, ${row.beacon_chain}, ${row.beacon_round},
      ${row.beacon_at})
    on conflict do nothing`.execute(tx);
}

export async function selectRaffle(db: Db | Tx, no: number): Promise<RaffleRow | undefined> {
  const { rows } = await sql<RaffleRow>`select ${columns} from promotions_raffles where no = ${no}`.execute(
    db,
  );
  return rows[0];
}

/** The raffle, held until the transaction ends: who takes numbers of it waits. */
export async function holdRaffle(tx: Tx, no: number): Promise<RaffleRow | undefined> {
  const { rows } = await sql<RaffleRow>`
    select ${columns} from promotions_raffles where no = ${no} for no key update`.execute(tx);
  return rows[0];
}

/** Raffles past their close that are not drawn. */
export async function selectUndrawn(db: Db): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`
    select no from promotions_raffles where drawn_at is null and closes_at <= platform_now() order by closes_at limit 100`.execute(
    db,
  );
  return rows.map(({ no }) => no);
}

export async function updateTickets(tx: Tx, no: number, tickets: number): Promise<void> {
  await sql`update promotions_raffles set tickets = ${tickets} where no = ${no}`.execute(tx);
}

export async function updateClosed(tx: Tx, no: number, root: string | null): Promise<void> {
  await sql`update promotions_raffles set closed_at = platform_now(), root = ${root} where no = ${no}`.execute(
    tx,
  );
}

export async function updateDrawn(tx: Tx, no: number, randomness: string): Promise<void> {
  await sql`
    update promotions_raffles set randomness = ${randomness}, drawn_at = platform_now() where no = ${no}`.execute(
    tx,
  );
}

import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { SeatVenue } from '@fairway/contract/seats/venues.ts';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

export interface SeatRow {
  shard_id: number;
  member_id: string;
  id: string;
  venue: SeatVenue;
  /** Code of the table or the pool. */
  place: string;
  /** From 1. */
  number: number;
  currency: WalletCurrency;
  taken_at: Date;
  seen_at: Date;
  leaving_at: Date | null;
  left_at: Date | null;
}

export type NewSeat = Pick<SeatRow, 'member_id' | 'id' | 'venue' | 'place' | 'number' | 'currency'>;

const columns = sql`
  shard_id, member_id, id, venue, place, number, currency, taken_at, seen_at, leaving_at, left_at`;

/** Throws by the names `games_seats_one` and `games_seats_place`. */
export async function insertSeat(tx: Tx, row: NewSeat): Promise<SeatRow> {
  const { rows } = await sql<SeatRow>`
    insert into games_seats (shard_id, member_id, id, venue, place, number, currency)
    values (${shardOf(row.member_id)}, ${row.member_id}, ${row.id}, ${row.venue}, ${row.place}, ${row.number}, ${row.currency})
    returning ${columns}`.execute(tx);
  const [written] = rows;
  if (!written) throw new Error('no seat was written');
  return written;
}

/** The seat that a member has now, wherever it is. */
export async function selectOpenSeat(db: Db | Tx, memberId: string): Promise<SeatRow | undefined> {
  const { rows } = await sql<SeatRow>`
    select ${columns} from games_seats
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and left_at is null`.execute(db);
  return rows[0];
}

/** The same, held until the commit: nothing is staked from it meanwhile. */
export async function holdOpenSeat(tx: Tx, memberId: string): Promise<SeatRow | undefined> {
  const { rows } = await sql<SeatRow>`
    select ${columns} from games_seats
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and left_at is null for update`.execute(
    tx,
  );
  return rows[0];
}

/** Everybody who has a seat at a table or a pool, around it. */
export async function selectSeatsOf(db: Db | Tx, places: readonly string[]): Promise<SeatRow[]> {
  const { rows } = await sql<SeatRow>`
    select ${columns} from games_seats
    where place = any(${places}::text[]) and left_at is null order by place, number`.execute(db);
  return rows;
}

/** Seats of a venue that nobody was heard of at for so long. */
export async function selectUnseenSeats(db: Db | Tx, venue: SeatVenue, seconds: number): Promise<SeatRow[]> {
  const { rows } = await sql<SeatRow>`
    select ${columns} from games_seats
    where venue = ${venue} and left_at is null and seen_at < platform_now() - make_interval(secs => ${seconds})
    order by shard_id, id`.execute(db);
  return rows;
}

/** Notes that the member is still there; every ten seconds at most. */
export async function updateSeen(db: Db | Tx, { shard_id, id }: SeatRow): Promise<void> {
  await sql`
    update games_seats set seen_at = platform_now()
    where shard_id = ${shard_id} and id = ${id} and left_at is null and seen_at < platform_now() - interval '10 seconds'`.execute(
    db,
  );
}

/** Notes that a held seat is to be left at the end of the hand. */
export async function updateLeaving(tx: Tx, { shard_id, id }: SeatRow): Promise<void> {
  await sql`
    update games_seats set leaving_at = platform_now()
    where shard_id = ${shard_id} and id = ${id} and leaving_at is null and left_at is null`.execute(tx);
}

/** Gives up a held seat. */
export async function updateLeft(tx: Tx, { shard_id, id }: SeatRow): Promise<void> {
  await sql`update games_seats set left_at = platform_now() where shard_id = ${shard_id} and id = ${id}`.execute(
    tx,
  );
}

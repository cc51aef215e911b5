import type { MemberTableCode } from '@fairway/contract/tables/codes.ts';
import { cardsVenue } from '@fairway/contract/games/codes.ts';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { SittingRow } from '../rows.ts';

type SittingKey = Pick<SittingRow, 'shard_id' | 'seat_id'>;

const sittings = sql`
  select s.shard_id, s.member_id, s.id as seat_id, s.place, s.number as seat, s.currency, s.taken_at, s.seen_at, s.leaving_at,
    t.bank, t.missed, t.out_since
  from games_seats s join games_table_sittings t on t.shard_id = s.shard_id and t.seat_id = s.id`;

export async function insertSitting(tx: Tx, { shard_id, seat_id }: SittingKey): Promise<void> {
  await sql`insert into games_table_sittings (shard_id, seat_id) values (${shard_id}, ${seat_id})`.execute(
    tx,
  );
}

/** The seats that are taken at a table, around it. */
export async function selectSittings(db: Db | Tx, table: MemberTableCode): Promise<SittingRow[]> {
  const { rows } = await sql<SittingRow>`
    ${sittings} where s.place = ${table} and s.left_at is null order by s.number`.execute(db);
  return rows;
}

/** The same, each held until the commit: none is left or asked to be left meanwhile. */
export async function holdSittings(tx: Tx, table: MemberTableCode): Promise<SittingRow[]> {
  const { rows } = await sql<SittingRow>`
    ${sittings} where s.place = ${table} and s.left_at is null order by s.shard_id, s.id for update of s`.execute(
    tx,
  );
  return rows;
}

/** How many seats are taken at each table. */
export async function countSittings(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ place: string; count: number }>`
    select place, count(*)::integer as count from games_seats where venue = ${cardsVenue} and left_at is null group by place`.execute(
    db,
  );
  return new Map(rows.map(({ place, count }) => [place, count]));
}

export async function updateBank(tx: Tx, { shard_id, seat_id }: SittingKey, bank: number): Promise<void> {
  await sql`
    update games_table_sittings set bank = ${bank} where shard_id = ${shard_id} and seat_id = ${seat_id}`.execute(
    tx,
  );
}

/** Notes hands that a seat has missed in a row; with `out` it is dealt no further ones from now on. */
export async function updateMissed(
  tx: Tx,
  { shard_id, seat_id }: SittingKey,
  { missed, out }: { missed: number; out: boolean },
): Promise<void> {
  await sql`
    update games_table_sittings
    set missed = ${missed}, out_since = case when ${out}::boolean then coalesce(out_since, platform_now()) end
    where shard_id = ${shard_id} and seat_id = ${seat_id}`.execute(tx);
}

/** Whether a member is in a hand that is not over. */
export async function isInHand(db: Db | Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 as found from games_hands h
    join games_hand_seats s on s.table_code = h.table_code and s.hand = h.number
    where h.ended_at is null and h.cancelled_at is null and s.shard_id = ${shardOf(memberId)} and s.member_id = ${memberId}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Tables with a seat taken or a hand that is not over. */
export async function selectBusyTables(db: Db): Promise<MemberTableCode[]> {
  const { rows } = await sql<{ code: MemberTableCode }>`
    select t.code from games_tables t
    where exists (select from games_seats s where s.place = t.code and s.left_at is null)
      or exists (select from games_hands h where h.table_code = t.code and h.ended_at is null and h.cancelled_at is null)
    order by t.code`.execute(db);
  return rows.map(({ code }) => code);
}

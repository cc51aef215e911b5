import type { MemberTableCode } from '@fairway/contract/tables/codes.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { HandActRow, HandRow, HandSeatRow } from '../rows.ts';

type HandKey = Pick<HandRow, 'table_code' | 'number'>;

const hands = sql`
  select h.table_code, h.number, h.id, h.bill_no, h.button, h.unit, h.chain_code, h.chain, h.link_index, c.first_link, h.beacon_chain,
    h.beacon_round::text, h.beacon_at, h.named_at, h.randomness, h.root, h.dealt_at, h.ended_at, h.rake, h.cancelled_at
  from games_hands h join games_chains c on c.code = h.chain_code and c.number = h.chain`;

/** The present hand of a table, or the last one. */
export async function selectPresentHand(db: Db | Tx, table: MemberTableCode): Promise<HandRow | undefined> {
  const { rows } = await sql<HandRow>`
    ${hands} where h.table_code = ${table} order by h.number desc limit 1`.execute(db);
  return rows[0];
}

/** Hands by their table and number. */
export async function selectHands(db: Db | Tx, keys: readonly HandKey[]): Promise<HandRow[]> {
  const { rows } = await sql<HandRow>`
    ${hands}
    join unnest(${keys.map((key) => key.table_code)}::text[], ${keys.map(({ number }) => number)}::integer[]) as k (table_code, number)
      on k.table_code = h.table_code and k.number = h.number`.execute(db);
  return rows;
}

export type NewHand = Omit<
  HandRow,
  | 'beacon_round'
  | 'first_link'
  | 'named_at'
  | 'randomness'
  | 'root'
  | 'dealt_at'
  | 'ended_at'
  | 'rake'
  | 'cancelled_at'
> & { readonly beacon_round: number };

export async function insertHand(tx: Tx, row: NewHand): Promise<void> {
  await sql`
    insert into games_hands (table_code, number, id, bill_no, button, unit, chain_code, chain, link_index, beacon_chain, beacon_round, beacon_at)
    values (${row.table_code}, ${row.number}, ${row.id}, ${row.bill_no}, ${row.button}, ${row.unit}, ${row.chain_code}, ${row.chain},
      ${row.link_index}, ${row.beacon_chain}, ${row.beacon_round}, ${row.beacon_at})`.execute(tx);
}

export async function insertHandSeats(tx: Tx, rows: readonly HandSeatRow[]): Promise<void> {
  const of = <Name extends keyof HandSeatRow>(name: Name) => rows.map((row) => row[name]);
  await sql`
    insert into games_hand_seats (table_code, hand, seat, shard_id, member_id, seat_id, id, stack)
    select * from unnest(${of('table_code')}::text[], ${of('hand')}::integer[], ${of('seat')}::smallint[], ${of('shard_id')}::smallint[],
      ${of('member_id')}::text[], ${of('seat_id')}::uuid[], ${of('id')}::uuid[], ${of('stack')}::bigint[])`.execute(
    tx,
  );
}

/** Who was dealt in, by seat. */
export async function selectHandSeats(db: Db | Tx, { table_code, number }: HandKey): Promise<HandSeatRow[]> {
  const { rows } = await sql<HandSeatRow>`
    select table_code, hand, seat, shard_id, member_id, seat_id, id, stack from games_hand_seats
    where table_code = ${table_code} and hand = ${number} order by seat`.execute(db);
  return rows;
}

export async function selectHandActs(db: Db | Tx, { table_code, number }: HandKey): Promise<HandActRow[]> {
  const { rows } = await sql<HandActRow>`
    select table_code, hand, number, seat, act, amount, cards, by_clock, at from games_hand_acts
    where table_code = ${table_code} and hand = ${number} order by number`.execute(db);
  return rows;
}

/** The row with its instant, which is the database's. */
export async function insertHandAct(tx: Tx, row: Omit<HandActRow, 'at'>): Promise<HandActRow> {
  const { rows } = await sql<{ at: Date }>`
    insert into games_hand_acts (table_code, hand, number, seat, act, amount, cards, by_clock)
    values (${row.table_code}, ${row.hand}, ${row.number}, ${row.seat}, ${row.act}, ${row.amount}, ${row.cards}::text[],
      ${row.by_clock}) returning at`.execute(tx);
  const [written] = rows;
  if (!written) throw new Error('no act was written');
  return { ...row, at: written.at };
}

/** The instants of these steps are the row's own rule (0414). */
export async function updateDealt(
  tx: Tx,
  { table_code, number }: HandKey,
  { randomness, root }: { randomness: string; root: string },
): Promise<void> {
  await sql`
    update games_hands set dealt_at = platform_now(), randomness = ${randomness}, root = ${root}
    where table_code = ${table_code} and number = ${number}`.execute(tx);
}

export async function updateEnded(tx: Tx, { table_code, number }: HandKey, rake: bigint): Promise<void> {
  await sql`
    update games_hands set ended_at = platform_now(), rake = ${rake}
    where table_code = ${table_code} and number = ${number}`.execute(tx);
}

export async function updateCancelled(tx: Tx, { table_code, number }: HandKey): Promise<void> {
  await sql`
    update games_hands set cancelled_at = platform_now()
    where table_code = ${table_code} and number = ${number}`.execute(tx);
}

import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { PushedLeg } from '@fairway/contract/chat/item-schemas.ts';
import type { TakenOver } from '#modules/sportsbook';

/** A leg as it was pushed, with what a slip needs of it later. */
export interface PushedOrderLeg extends PushedLeg {
  readonly home: { zh: string; en: string };
  readonly away: { zh: string; en: string };
  readonly startsAt: string;
}

export interface PushedOrderRow {
  readonly order_no: string;
  readonly room_no: bigint;
  readonly member_id: string;
  readonly bet_id: string;
  readonly legs: PushedOrderLeg[];
  readonly odds: string;
  readonly pushed_at: Date;
}

/** Holds the member's own row of chats: two pushes of a member are judged one after the other. */
export async function holdUser(tx: Tx, memberId: string): Promise<void> {
  await sql`select 1 from chat_users where member_id = ${memberId} for update`.execute(tx);
}

/** Whole seconds until the member may push again: `most` in `seconds`, by the database's clock; 0 for now. */
export async function secondsToPush(
  tx: Tx,
  memberId: string,
  { most, seconds }: { most: number; seconds: number },
): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select greatest(0, ceil(extract(epoch from pushed_at + make_interval(secs => ${seconds}::integer) - platform_now())))::integer as wait
    from chat_pushed_orders where member_id = ${memberId} order by pushed_at desc offset ${most - 1} limit 1`.execute(
    tx,
  );
  return rows[0]?.wait ?? 0;
}

/** The bet as it was pushed in this room before. */
export async function selectPushedBet(
  db: Db | Tx,
  room: bigint,
  betId: string,
): Promise<PushedOrderRow | undefined> {
  const { rows } = await sql<PushedOrderRow>`
    select * from chat_pushed_orders where room_no = ${room} and bet_id = ${betId}`.execute(db);
  return rows[0];
}

export async function insertPushedOrder(tx: Tx, row: Omit<PushedOrderRow, 'pushed_at'>): Promise<void> {
  await sql`
    insert into chat_pushed_orders (order_no, room_no, member_id, bet_id, legs, odds)
    values (${row.order_no}, ${row.room_no}, ${row.member_id}, ${row.bet_id}, ${JSON.stringify(row.legs)}::jsonb, ${row.odds})`.execute(
    tx,
  );
}

export async function selectPushedOrder(
  db: Db | Tx,
  room: bigint,
  orderNo: string,
): Promise<PushedOrderRow | undefined> {
  const { rows } = await sql<PushedOrderRow>`
    select * from chat_pushed_orders where room_no = ${room} and order_no = ${orderNo}`.execute(db);
  return rows[0];
}

/** Notes who took a pushed bet over; the first time counts. */
export async function insertCopy(db: Db | Tx, orderNo: string, memberId: string): Promise<void> {
  await sql`
    insert into chat_order_copies (order_no, member_id) values (${orderNo}, ${memberId}) on conflict do nothing`.execute(
    db,
  );
}

/** Who took a pushed bet over, and when. */
export async function selectCopies(db: Db | Tx, orderNo: string): Promise<TakenOver[]> {
  const { rows } = await sql<TakenOver>`
    select member_id as "memberId", copied_at as since from chat_order_copies where order_no = ${orderNo}`.execute(
    db,
  );
  return rows;
}

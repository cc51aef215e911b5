import type { GiftBoard } from '@fairway/contract/live/gifts.ts';
import { boardPlaces } from '@fairway/contract/live/gifts.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** A giver's place on a board. */
export interface BoardRow {
  readonly place: number;
  readonly member_id: string;
  readonly coins: bigint;
  readonly shown: boolean;
}

/**
 * The first hundred of a board and the caller's own row, by their coins, the earlier first where they are equal. The board of a broadcast is of
 * the one that is open or ended last.
 */
export async function selectBoard(
  db: Db,
  { roomNo, board, now, memberId }: { roomNo: bigint; board: GiftBoard; now: Date; memberId: string | null },
): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    with began as (
      select case ${board}
        when 'broadcast' then (
          select id::text from live_broadcasts where room_no = ${roomNo} and started_at is not null order by started_at desc limit 1)
        when 'day' then day::text
        when 'week' then date_trunc('week', day)::date::text
        else date_trunc('month', day)::date::text end as began
      from risk_site_day(${now}) as day),
    ranked as (
      select row_number() over (order by b.coins desc, b.reached_at, b.member_id)::integer as place, b.member_id, b.coins, b.shown
      from live_gift_boards b join began on began.began = b.began
      where b.room_no = ${roomNo} and b.board = ${board} and b.coins > 0)
    select * from ranked where place <= ${boardPlaces} or member_id = ${memberId} order by place`.execute(db);
  return rows;
}

/** Whether a member is among the first three givers of a room's running week, and lets the room see it. */
export async function isShownAtTop(db: Db, room: bigint, memberId: string, now: Date): Promise<boolean> {
  const ranks = await selectBoard(db, { roomNo: room, board: 'week', now, memberId });
  return ranks.some((row) => row.member_id === memberId && row.shown && row.place <= 3);
}

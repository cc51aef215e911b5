import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import { firstIdAt } from '#platform/ids.ts';
import type { BetRow } from '../tables.ts';

type RecordRow = Pick<
  BetRow,
  'id' | 'bill_no' | 'currency' | 'stake' | 'returned' | 'leg_count' | 'placed_at' | 'status' | 'free_bet'
> & { built: boolean };

/**
 * A page of a member's bets of every state by instant and id, newest first. Ids follow time to the second, so the key bounds what is
 * looked at; open and ended ones have an index each.
 */
export async function selectBetsBefore(
  db: Db,
  memberId: string,
  { before, limit }: { before: { at: Date; ref: string } | null; limit: number },
): Promise<RecordRow[]> {
  const bounds = before
    ? sql`and id < ${firstIdAt(addSeconds(before.at, 60))}::uuid
        and (date_trunc('milliseconds', placed_at), id::text collate "C") < (${before.at}::timestamptz, ${before.ref})`
    : sql``;
  const page = (states: ReturnType<typeof sql>) => sql<RecordRow>`(
    select id, bill_no, currency, stake, returned, leg_count, placed_at, status, free_bet, builder is not null as built
    from sportsbook_bets
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and ${states} ${bounds}
    order by id desc limit ${limit})`;
  const { rows } = await sql<RecordRow>`
    select * from (
      ${page(sql`status in ('pending', 'accepted')`)} union all ${page(sql`status in ('settled', 'voided', 'refused')`)}) as bets
    order by date_trunc('milliseconds', placed_at) desc, id desc limit ${limit}`.execute(db);
  return rows;
}

import type { BetStatus } from '@fairway/contract/sportsbook/states.ts';
import { sql } from 'kysely';
import { allShards } from '#modules/ledger';
import type { Db } from '#platform/db/database.ts';
import type { BetRow } from '../tables.ts';

export interface BetSearch {
  readonly billNo: string | null;
  /** The member's shard with the id; null: every shard. */
  readonly member: { readonly shard: number; readonly id: string } | null;
  readonly fixtureId: bigint | null;
  readonly status: BetStatus | null;
  /** Ids are ordered by time: at or after `from`, before `before`. */
  readonly from: string | null;
  readonly before: string | null;
  readonly limit: number;
}

/**
 * Bets that fit, newest first. Each shard gives at most a page by its key, so a page costs the same however many bets there are;
 * a number is looked for among the bets of its day, and a rare status by an index of its own.
 */
export async function searchBets(db: Db, search: BetSearch): Promise<BetRow[]> {
  const { member, limit } = search;
  const shards = member ? [member.shard] : allShards;
  const fixture =
    search.fixtureId === null
      ? sql`true`
      : sql`bets.id in (select bet_id from sportsbook_legs
          where fixture_id = ${search.fixtureId} and shard_id = shards.id)`;
  // Written out, so that every plan knows that the index of unsettled bets has them.
  const status = search.status === null ? sql`true` : sql`bets.status = ${sql.lit(search.status)}`;
  const { rows } = await sql<BetRow>`
    select found.* from unnest(${shards}::smallint[]) as shards (id)
    cross join lateral (
      select * from sportsbook_bets bets
      where bets.shard_id = shards.id and ${fixture}
        and (${member?.id ?? null}::text is null or bets.member_id = ${member?.id ?? null})
        and (${search.billNo}::text is null or bets.bill_no = ${search.billNo})
        and ${status}
        and bets.id >= coalesce(${search.from}::uuid, '00000000-0000-0000-0000-000000000000')
        and bets.id < coalesce(${search.before}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      order by bets.id desc limit ${limit}) as found
    order by found.id desc limit ${limit}`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey } from '../../tables.ts';

/** Writes a vote, once a member and day of the site; false where one is there. */
export async function insertVote(
  tx: Tx,
  vote: CampaignKey & { memberId: string; day: string; star: string },
): Promise<boolean> {
  const { memberId, kind, no, day, star } = vote;
  const { numAffectedRows } = await sql`
    insert into promotions_votes (shard_id, member_id, kind, no, day, star)
    values (${shardOf(memberId)}, ${memberId}, ${kind}, ${no}, ${day}, ${star})
    on conflict (shard_id, member_id, kind, no, day) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** How many votes each star has. */
export async function selectStarVotes(
  db: Db | Tx,
  { kind, no }: CampaignKey,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ star: string; votes: number }>`
    select star, votes from promotions_star_votes where kind = ${kind} and no = ${no}`.execute(db);
  return new Map(rows.map(({ star, votes }) => [star, votes]));
}

export interface FanRow {
  readonly member_id: string;
  readonly votes: number;
  /** The star that most of the votes went to. */
  readonly star: string;
}

/** The members with the most votes; of equals the one who had them first. */
export async function selectFans(db: Db | Tx, { kind, no }: CampaignKey, most: number): Promise<FanRow[]> {
  const { rows } = await sql<FanRow>`
    select f.member_id, f.votes, s.star
    from promotions_fans f
    cross join lateral (
      select e.key as star from jsonb_each_text(f.stars) e order by e.value::integer desc, e.key limit 1) s
    where f.kind = ${kind} and f.no = ${no}
    order by f.votes desc, f.voted_at, f.member_id limit ${most}`.execute(db);
  return rows;
}

/** A member's votes, the latest first. */
export async function selectOwnVotes(
  db: Db | Tx,
  memberId: string,
  { kind, no }: CampaignKey,
): Promise<{ day: string; star: string }[]> {
  const { rows } = await sql<{ day: string; star: string }>`
    select day::text as day, star from promotions_votes
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and kind = ${kind} and no = ${no}
    order by day desc`.execute(db);
  return rows;
}

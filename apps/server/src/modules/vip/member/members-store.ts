import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

export interface VipMemberRow {
  readonly highest: number;
  readonly reviewed: number;
  readonly owner_name: string | null;
  /** Days of the site, YYYY-MM-DD. */
  readonly judged_day: string | null;
  readonly judged_quarter: string | null;
}

/** What is known of a member's level besides the level; undefined before the first play. */
export async function findVipMember(db: Db | Tx, memberId: string): Promise<VipMemberRow | undefined> {
  const { rows } = await sql<VipMemberRow>`
    select highest, reviewed, owner_name, judged_day::text, judged_quarter::text from vip_members
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}`.execute(db);
  return rows[0];
}

/** The highest level that two people agreed on for a member; 0 where they never did. */
export async function reviewedLevel(db: Db | Tx, memberId: string): Promise<number> {
  return (await findVipMember(db, memberId))?.reviewed ?? 0;
}

/** Takes members under the ladder; those who are stay as they are. `judgedQuarter`: the first day of the last quarter that is over. */
export async function enrolMembers(
  db: Db | Tx,
  memberIds: readonly string[],
  judgedQuarter: string,
): Promise<void> {
  await sql`
    insert into vip_members (shard_id, member_id, judged_quarter)
    select shard, member, ${judgedQuarter}::date
    from unnest(${memberIds.map(shardOf)}::smallint[], ${memberIds}::text[]) as enrolled (shard, member)
    on conflict do nothing`.execute(db);
}

/** Keeps the highest level ever held. */
export async function raiseHighest(tx: Tx, memberId: string, grade: number): Promise<void> {
  await sql`
    insert into vip_members as known (shard_id, member_id, highest) values (${shardOf(memberId)}, ${memberId}, ${grade})
    on conflict (shard_id, member_id) do update set highest = greatest(known.highest, excluded.highest)`.execute(
    tx,
  );
}

/** Notes up to which level two people agreed, and the named owner of a level above 7. */
export async function noteReviewed(
  tx: Tx,
  memberId: string,
  { reviewed, owner }: { reviewed: number; owner: string | null },
): Promise<void> {
  await sql`
    insert into vip_members as known (shard_id, member_id, reviewed, owner_name)
    values (${shardOf(memberId)}, ${memberId}, ${reviewed}, ${owner})
    on conflict (shard_id, member_id) do update set reviewed = excluded.reviewed, owner_name = excluded.owner_name`.execute(
    tx,
  );
}

/** Notes that the ladder judged a member on a day, and with it a quarter that is over. */
export async function noteJudged(
  tx: Tx,
  memberId: string,
  { day, quarter }: { day: string; quarter: string | undefined },
): Promise<void> {
  await sql`
    update vip_members set judged_day = ${day}::date, judged_quarter = coalesce(${quarter ?? null}::date, judged_quarter)
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}`.execute(tx);
}

/** Members whom the ladder has not judged on a day, `most` of them. */
export async function selectUnjudged(db: Db, day: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from vip_members where judged_day is null or judged_day < ${day}::date
    order by judged_day nulls first, shard_id, member_id limit ${most}`.execute(db);
  return rows.map(({ member_id: id }) => id);
}

import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** What one member gave one anchor in seven days. */
export interface GivenPair {
  readonly member_id: string;
  readonly anchor_id: string;
  readonly anchor_member: string;
  readonly anchor_name: string;
  readonly coins: bigint;
  /** Of all givers of the anchor. */
  readonly all_coins: bigint;
}

interface FlagSpan {
  readonly now: Date;
  /** Of one anchor alone; null: of all. */
  readonly anchorId: string | null;
}

/** Gifts of the last seven days that were not given back. */
const recent = ({ now, anchorId }: FlagSpan) => sql`
  select g.* from live_gifts g
  where g.sent_at > ${now}::timestamptz - interval '7 days' and g.sent_at <= ${now}::timestamptz
    and (${anchorId}::uuid is null or g.anchor_id = ${anchorId})
    and not exists (select from live_gift_returns r where r.shard_id = g.shard_id and r.gift_id = g.id)`;

/** Givers and anchors of the last seven days, the most coins first; the 5,000 greatest. */
export async function selectGiven(db: Db, span: FlagSpan): Promise<GivenPair[]> {
  const { rows } = await sql<GivenPair>`
    with given as (
      select g.anchor_id, g.member_id, sum(g.coins)::bigint as coins from (${recent(span)}) g group by g.anchor_id, g.member_id),
    shares as (select *, (sum(coins) over (partition by anchor_id))::bigint as all_coins from given)
    select s.member_id, s.anchor_id, a.member_id as anchor_member, a.name as anchor_name, s.coins, s.all_coins
    from shares s join live_anchors a on a.id = s.anchor_id
    order by s.coins desc, s.anchor_id, s.member_id limit 5000`.execute(db);
  return rows;
}

/** Coins that one giver leaves an anchor within 60 s without being flagged: five thousand yuan. */
const rushCoins = 50_000n;

/** `anchor giver` of those who gave more than ¥5,000 within 60 s. */
export async function selectRushes(db: Db, span: FlagSpan): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ anchor_id: string; member_id: string }>`
    select distinct w.anchor_id, w.member_id from (
      select g.anchor_id, g.member_id, sum(g.coins) over (
        partition by g.anchor_id, g.member_id order by g.sent_at range between interval '60 seconds' preceding and current row) as coins
      from (${recent(span)}) g) w
    where w.coins > ${rushCoins}`.execute(db);
  return new Set(rows.map((row) => `${row.anchor_id} ${row.member_id}`));
}

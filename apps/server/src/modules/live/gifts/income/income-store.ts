import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** What an anchor was given on a day of the site's zone. */
export interface IncomeDayRow {
  readonly day: string;
  readonly gifts: number;
  readonly coins: bigint;
  readonly returned: bigint;
  /** Hundredths of a coin that the contracts leave the anchor of what did not go back. */
  readonly share_hundredths: bigint;
  /** Of a closed day; null before. */
  readonly anchor_coins: bigint | null;
  readonly closed_at: Date | null;
  /** What refunds took from the anchor after the closing. */
  readonly taken_back: bigint;
}

/** Rounded down, as a refund is shared (`returns/give-back.ts`). */
const anchorPart = sql`(g.coins * g.share_percent / 100)`;

/** The days of a month (YYYY-MM) with gifts to an anchor, the latest first. */
export async function selectIncomeDays(
  db: Db,
  { anchorId, month, zone }: { anchorId: string; month: string; zone: string },
): Promise<IncomeDayRow[]> {
  const first = `${month}-01`;
  const { rows } = await sql<IncomeDayRow>`
    select d.day::text, count(*)::integer as gifts, sum(g.coins)::bigint as coins,
      coalesce(sum(g.coins) filter (where r.gift_id is not null), 0)::bigint as returned,
      coalesce(sum(g.coins * g.share_percent) filter (where r.gift_id is null), 0)::bigint as share_hundredths,
      c.anchor_coins, c.closed_at,
      coalesce(sum(${anchorPart}) filter (where r.at > c.closed_at), 0)::bigint as taken_back
    from live_gifts g
    cross join lateral (select (g.sent_at at time zone ${zone})::date as day) d
    left join live_gift_returns r on r.shard_id = g.shard_id and r.gift_id = g.id
    left join live_gift_days c on c.anchor_id = g.anchor_id and c.day = d.day
    where g.anchor_id = ${anchorId}
      and g.sent_at >= (${first}::date::timestamp at time zone ${zone})
      and g.sent_at < ((${first}::date + interval '1 month') at time zone ${zone})
    group by d.day, c.anchor_coins, c.closed_at
    order by d.day desc`.execute(db);
  return rows;
}

/** The closed days of a month together, and what refunds after their closing took from all and from the anchor. */
export interface IncomeMonthRow {
  readonly month: string;
  readonly days: number;
  readonly coins: bigint;
  readonly anchor_coins: bigint;
  readonly returned: bigint;
  readonly taken_back: bigint;
}

/** Of the twelve months up to this one (YYYY-MM), the latest first. */
export async function selectIncomeMonths(
  db: Db,
  { anchorId, month, zone }: { anchorId: string; month: string; zone: string },
): Promise<IncomeMonthRow[]> {
  const since = sql`(${`${month}-01`}::date - interval '11 months')::date`;
  const { rows } = await sql<IncomeMonthRow>`
    with refunds as (
      select c.day, sum(g.coins)::bigint as coins, sum(${anchorPart})::bigint as anchor_coins
      from live_gift_returns r
      join live_gifts g on g.shard_id = r.shard_id and g.id = r.gift_id
      join live_gift_days c on c.anchor_id = g.anchor_id and c.day = (g.sent_at at time zone ${zone})::date
      where g.anchor_id = ${anchorId} and r.cause = 'refunded' and r.at > c.closed_at and r.at >= ${since}
      group by c.day)
    select to_char(c.day, 'YYYY-MM') as month, count(*)::integer as days, sum(c.coins)::bigint as coins,
      sum(c.anchor_coins)::bigint as anchor_coins, coalesce(sum(f.coins), 0)::bigint as returned,
      coalesce(sum(f.anchor_coins), 0)::bigint as taken_back
    from live_gift_days c left join refunds f on f.day = c.day
    where c.anchor_id = ${anchorId} and c.day >= ${since} and c.day < (${`${month}-01`}::date + interval '1 month')
    group by 1 order by 1 desc`.execute(db);
  return rows;
}

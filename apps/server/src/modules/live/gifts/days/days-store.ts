import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

const within = (day: string, zone: string) => sql`
  g.sent_at >= (${day}::date::timestamp at time zone ${zone})
  and g.sent_at < ((${day}::date + 1)::timestamp at time zone ${zone})`;

/** Anchors who were given anything on a day of the site's zone. */
export async function selectGivenAnchors(db: Db, day: string, zone: string): Promise<string[]> {
  const { rows } = await sql<{ anchor_id: string }>`
    select distinct g.anchor_id from live_gifts g where ${within(day, zone)} order by g.anchor_id`.execute(
    db,
  );
  return rows.map(({ anchor_id }) => anchor_id);
}

/** Coins of an anchor's gifts of a day that were not given back, by the shard of their giver and the percent of their contract. */
export interface GivenRow {
  readonly shard_id: number;
  readonly share_percent: number;
  readonly coins: bigint;
}

export async function selectGiven(
  tx: Tx,
  { anchorId, day, zone }: { anchorId: string; day: string; zone: string },
): Promise<GivenRow[]> {
  const { rows } = await sql<GivenRow>`
    select g.shard_id, g.share_percent, sum(g.coins)::bigint as coins from live_gifts g
    where g.anchor_id = ${anchorId} and ${within(day, zone)}
      and not exists (select from live_gift_returns r where r.shard_id = g.shard_id and r.gift_id = g.id)
    group by g.shard_id, g.share_percent order by g.shard_id, g.share_percent`.execute(tx);
  return rows;
}

export interface GiftDayRow {
  readonly anchor_id: string;
  readonly day: string;
  readonly coins: bigint;
  readonly anchor_coins: bigint;
  /** Hundredths of a coin. */
  readonly carried: number;
}

/** The day itself where it is closed, else the last one that was closed before it. */
export async function selectDayUpTo(
  db: Db | Tx,
  anchorId: string,
  day: string,
): Promise<GiftDayRow | undefined> {
  const { rows } = await sql<GiftDayRow>`
    select anchor_id, day::text, coins, anchor_coins, carried from live_gift_days
    where anchor_id = ${anchorId} and day <= ${day}::date order by live_gift_days.day desc limit 1`.execute(
    db,
  );
  return rows[0];
}

export async function insertDay(tx: Tx, row: GiftDayRow): Promise<void> {
  await sql`
    insert into live_gift_days (anchor_id, day, coins, anchor_coins, carried)
    values (${row.anchor_id}, ${row.day}::date, ${row.coins}, ${row.anchor_coins}, ${row.carried})`.execute(
    tx,
  );
}

import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** Coins of an anchor's gifts whose day is not closed, by the shard of their giver; without those that were given back. */
export async function selectOpenCoins(
  db: Db | Tx,
  anchorId: string,
  zone: string,
): Promise<ReadonlyMap<number, bigint>> {
  const { rows } = await sql<{ shard_id: number; coins: bigint }>`
    select g.shard_id, sum(g.coins)::bigint as coins from live_gifts g
    where g.anchor_id = ${anchorId}
      and not exists (
        select from live_gift_days d where d.anchor_id = g.anchor_id and d.day = (g.sent_at at time zone ${zone})::date)
      and not exists (select from live_gift_returns r where r.shard_id = g.shard_id and r.gift_id = g.id)
    group by g.shard_id`.execute(db);
  return new Map(rows.map(({ shard_id, coins }) => [shard_id, coins]));
}

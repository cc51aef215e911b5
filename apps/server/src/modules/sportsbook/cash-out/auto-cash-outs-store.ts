import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { BetRow } from '../tables.ts';

type Key = Pick<BetRow, 'shard_id' | 'id'>;

/** Sets the value from which a bet is cashed out by itself, in minor units; null: not any more. The caller holds the bet's row. */
export async function upsertThreshold(
  tx: Tx,
  { shard_id, id, member_id }: BetRow,
  threshold: bigint | null,
  at: Date,
): Promise<void> {
  await sql`
    insert into sportsbook_auto_cash_outs (shard_id, bet_id, member_id, threshold, changed_at)
    values (${shard_id}, ${id}, ${member_id}, ${threshold}, ${at})
    on conflict (shard_id, bet_id) do update
      set threshold = excluded.threshold, changed_at = excluded.changed_at, over = false`.execute(tx);
}

/** The threshold of a bet, in minor units; null where none is wanted. */
export async function selectThreshold(db: Db | Tx, { shard_id, id }: Key): Promise<bigint | null> {
  const { rows } = await sql<{ threshold: bigint | null }>`
    select threshold from sportsbook_auto_cash_outs where shard_id = ${shard_id} and bet_id = ${id}`.execute(
    db,
  );
  return rows[0]?.threshold ?? null;
}

/** The thresholds of some bets of a shard, by bet. */
export async function selectThresholds(
  db: Db | Tx,
  shard: number,
  betIds: readonly string[],
): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ bet_id: string; threshold: bigint }>`
    select bet_id, threshold from sportsbook_auto_cash_outs
    where shard_id = ${shard} and bet_id = any (${betIds}::uuid[]) and threshold is not null`.execute(db);
  return new Map(rows.map((row) => [row.bet_id, row.threshold]));
}

export type ArmedBet = BetRow & { threshold: bigint };

/** A page of open bets with a threshold, by key; without those that already have a cash-out waiting. */
export async function selectArmed(db: Db, after: Key | undefined, limit: number): Promise<ArmedBet[]> {
  const from = after ?? { shard_id: -1, id: '00000000-0000-0000-0000-000000000000' };
  const { rows } = await sql<ArmedBet>`
    select bets.*, auto.threshold from sportsbook_auto_cash_outs auto
    join sportsbook_bets bets on bets.shard_id = auto.shard_id and bets.id = auto.bet_id
    where auto.threshold is not null and not auto.over and bets.status = 'accepted'
      and (auto.shard_id, auto.bet_id) > (${from.shard_id}::smallint, ${from.id}::uuid)
      and not exists (
        select from sportsbook_cash_outs waiting
        where waiting.shard_id = auto.shard_id and waiting.bet_id = auto.bet_id and waiting.status = 'pending')
    order by auto.shard_id, auto.bet_id limit ${limit}`.execute(db);
  return rows;
}

/** Takes thresholds of bets that have ended out of what is looked at. */
export async function updateOver(db: Db): Promise<void> {
  await sql`
    update sportsbook_auto_cash_outs auto set over = true from sportsbook_bets bets
    where auto.threshold is not null and not auto.over and bets.shard_id = auto.shard_id and bets.id = auto.bet_id
      and bets.status in ('settled', 'voided', 'refused')`.execute(db);
}

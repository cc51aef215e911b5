import type { VenueCategory } from '@fairway/contract/venues/categories.ts';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { BonusRow } from './bonus.ts';

/** A bet or round that counts for a bonus: fen of turnover, hundredths of a fen of what counts. */
export interface BonusPlay {
  readonly source: 'bet' | 'game';
  readonly venue: string;
  readonly ref: string;
  readonly reward_id: string;
  readonly category: VenueCategory;
  readonly turnover: bigint;
  readonly counted: bigint;
  readonly at: Date;
}

/** Which play of a time counts for which bonus of the member, closed ones too. */
export async function selectBonusPlays(
  tx: Tx,
  memberId: string,
  { from, to }: { from: Date; to: Date },
): Promise<BonusPlay[]> {
  const { rows } = await sql<BonusPlay>`
    select source, venue, ref, reward_id, category, turnover, counted, at from promotions_bonus_plays
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and at >= ${from} and at < ${to}`.execute(
    tx,
  );
  return rows;
}

/** Writes plays with what counts of them now: new ones, and those that a correction has changed. */
export async function writeBonusPlays(tx: Tx, memberId: string, plays: readonly BonusPlay[]): Promise<void> {
  if (plays.length === 0) return;
  const rows = plays.map(({ turnover, counted, at, ...play }) => ({
    ...play,
    turnover: String(turnover),
    counted: String(counted),
    at: at.toISOString(),
  }));
  await sql`
    insert into promotions_bonus_plays (shard_id, member_id, source, venue, ref, reward_id, category, turnover, counted, at)
    select ${shardOf(memberId)}, ${memberId}, source, venue, ref, reward_id, category, turnover, counted, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as play (source text, venue text, ref text, reward_id uuid, category text,
      turnover bigint, counted bigint, at timestamptz)
    on conflict (shard_id, member_id, source, venue, ref)
      do update set turnover = excluded.turnover, counted = excluded.counted`.execute(tx);
}

/** The latest play that counts for a bonus. */
export async function selectLatestPlays(
  db: Db,
  { shard_id, reward_id }: BonusRow,
  most: number,
): Promise<BonusPlay[]> {
  const { rows } = await sql<BonusPlay>`
    select source, venue, ref, reward_id, category, turnover, counted, at from promotions_bonus_plays
    where shard_id = ${shard_id} and reward_id = ${reward_id} order by at desc, ref desc limit ${most}`.execute(
    db,
  );
  return rows;
}

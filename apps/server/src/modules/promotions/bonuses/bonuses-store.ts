import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { RewardRow } from '../tables.ts';
import type { BonusRow } from './bonus.ts';

/** Opens the bonus of a reward that is being paid. */
export async function insertBonus(
  tx: Tx,
  reward: Pick<
    RewardRow,
    'shard_id' | 'id' | 'member_id' | 'kind' | 'no' | 'version' | 'amount' | 'turnover'
  >,
  days: number,
): Promise<void> {
  await sql`
    insert into promotions_bonuses (shard_id, reward_id, member_id, kind, no, version, amount, factor, ends_at)
    values (${reward.shard_id}, ${reward.id}, ${reward.member_id}, ${reward.kind}, ${reward.no}, ${reward.version}, ${reward.amount},
      ${reward.turnover}, platform_now() + make_interval(days => ${days}))`.execute(tx);
}

/** The member's open bonuses, first joined first, held until the transaction ends. */
export async function holdOpenBonuses(tx: Tx, memberId: string): Promise<BonusRow[]> {
  const { rows } = await sql<BonusRow>`
    select * from promotions_bonuses
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and state = 'open'
    order by opened_at, reward_id for update`.execute(tx);
  return rows;
}

/** The bonus of a reward in whatever state, held until the transaction ends; undefined where it was paid at once. */
export async function holdBonus(tx: Tx, memberId: string, rewardId: string): Promise<BonusRow | undefined> {
  const { rows } = await sql<BonusRow>`
    select * from promotions_bonuses
    where shard_id = ${shardOf(memberId)} and reward_id = ${rewardId} and member_id = ${memberId} for update`.execute(
    tx,
  );
  return rows[0];
}

type Changes = Pick<BonusRow, 'played' | 'released' | 'forfeited' | 'taken' | 'state'>;

/** Writes what has become of a bonus; answers it as it is then. */
export async function updateBonus(tx: Tx, row: BonusRow, changes: Partial<Changes>): Promise<BonusRow> {
  const { played, released, forfeited, taken, state } = { ...row, ...changes };
  const { rows } = await sql<BonusRow>`
    update promotions_bonuses set played = ${played}, released = ${released}, forfeited = ${forfeited}, taken = ${taken},
      state = ${state}, closed_at = case when ${state} = 'open' then null else platform_now() end
    where shard_id = ${row.shard_id} and reward_id = ${row.reward_id} returning *`.execute(tx);
  const [changed] = rows;
  if (!changed) throw new Error('a bonus that is held is not there');
  return changed;
}

/** Those of some members who have an open bonus. */
export async function selectMembersWithOpen(db: Db, memberIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select asked.member_id from unnest(${memberIds.map(shardOf)}::smallint[], ${memberIds}::text[]) as asked (shard_id, member_id)
    where exists (
      select from promotions_bonuses b
      where b.shard_id = asked.shard_id and b.member_id = asked.member_id and b.state = 'open')`.execute(db);
  return rows.map(({ member_id: memberId }) => memberId);
}

/** Open bonuses whose days were over at an instant, the oldest first. */
export async function selectDueBonuses(
  db: Db,
  before: Date,
  most: number,
): Promise<Pick<BonusRow, 'member_id' | 'reward_id' | 'kind' | 'no'>[]> {
  const { rows } = await sql<Pick<BonusRow, 'member_id' | 'reward_id' | 'kind' | 'no'>>`
    select member_id, reward_id, kind, no from promotions_bonuses where state = 'open' and ends_at <= ${before}
    order by ends_at, reward_id limit ${most}`.execute(db);
  return rows;
}

import type { BonusMoveKind } from '@fairway/contract/promotions/bonuses/states.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { BonusRow } from './bonus.ts';

interface BonusMove {
  readonly kind: BonusMoveKind;
  readonly amount: bigint;
  readonly moved_at: Date;
}

/** Notes what left the bonus account, with its transfer. */
export async function insertMove(
  tx: Tx,
  { shard_id, reward_id }: BonusRow,
  { transfer, kind, amount }: Pick<BonusMove, 'kind' | 'amount'> & { transfer: string },
): Promise<void> {
  await sql`
    insert into promotions_bonus_moves (shard_id, transfer, reward_id, kind, amount)
    values (${shard_id}, ${transfer}, ${reward_id}, ${kind}, ${amount})`.execute(tx);
}

/** What left the bonus account of a bonus, oldest first; what came free in the instant of the end came before it. */
export async function selectMoves(db: Db, { shard_id, reward_id }: BonusRow): Promise<BonusMove[]> {
  const { rows } = await sql<BonusMove>`
    select kind, amount, moved_at from promotions_bonus_moves
    where shard_id = ${shard_id} and reward_id = ${reward_id} order by moved_at, kind <> 'released', transfer`.execute(
    db,
  );
  return rows;
}

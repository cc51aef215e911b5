import { sql } from 'kysely';
import type { Act } from '@fairway/fair-games';
import { companion, shardOf, type Companion } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import { insertRows } from '#platform/db/rows/insert-rows.ts';
import { tableColumns } from '#platform/db/rows/table-columns.ts';
import type { RoundRow } from '../../tables.ts';

const openTable = tableColumns('games_open_rounds', {
  shard_id: 'smallint',
  member_id: 'text',
  round_id: 'uuid',
  seed: 'integer',
});

/** What makes a round open, as a row of the batch that starts it. */
export function openRow({
  shard_id,
  member_id,
  id,
  seed,
}: Pick<RoundRow, 'shard_id' | 'member_id' | 'id' | 'seed'>): Companion {
  return companion(openTable, { shard_id, member_id, round_id: id, seed });
}

/** The same in a transaction. */
export async function insertOpen(
  tx: Tx,
  { shard_id, member_id, id, seed }: Pick<RoundRow, 'shard_id' | 'member_id' | 'id' | 'seed'>,
): Promise<void> {
  await insertRows(tx, openTable, [{ shard_id, member_id, round_id: id, seed }]);
}

/** The acts of a round in their order. */
export async function selectActs(db: Db | Tx, shard: number, roundId: string): Promise<Act[]> {
  const { rows } = await sql<{ act: Act }>`
    select act from games_steps where shard_id = ${shard} and round_id = ${roundId} order by number`.execute(
    db,
  );
  return rows.map(({ act }) => act);
}

export async function insertStep(
  tx: Tx,
  { shard_id, member_id, id }: RoundRow,
  number: number,
  act: Act,
): Promise<void> {
  await sql`
    insert into games_steps (shard_id, round_id, number, member_id, act)
    values (${shard_id}, ${id}, ${number}, ${member_id}, ${JSON.stringify(act)}::jsonb)`.execute(tx);
}

/** What a step put beside the round's first stake: as much again. */
export async function insertStepStake(
  tx: Tx,
  { shard_id, member_id, id, currency, stake }: RoundRow,
  number: number,
  transfer: string,
): Promise<void> {
  await sql`
    insert into games_step_stakes (shard_id, round_id, number, member_id, currency, stake, stake_transfer)
    values (${shard_id}, ${id}, ${number}, ${member_id}, ${currency}, ${stake}, ${transfer})`.execute(tx);
}

export async function insertResult(
  tx: Tx,
  { shard_id, member_id, id, currency }: RoundRow,
  result: { steps: number; returned: bigint; transfer: string | null },
): Promise<void> {
  await sql`
    insert into games_results (shard_id, round_id, member_id, currency, steps, returned, return_transfer)
    values (${shard_id}, ${id}, ${member_id}, ${currency}, ${result.steps}, ${result.returned}, ${result.transfer})`.execute(
    tx,
  );
}

/** The member's open rounds: none or one. */
export async function selectOpenRounds(db: Db | Tx, memberId: string): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select r.* from games_open_rounds o
    join games_rounds r on r.shard_id = o.shard_id and r.member_id = o.member_id and r.id = o.round_id
    where o.shard_id = ${shardOf(memberId)} and o.member_id = ${memberId}`.execute(db);
  return rows;
}

export async function hasOpenRound(db: Db | Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 as found from games_open_rounds
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId}`.execute(db);
  return rows.length > 0;
}

/** Rounds that were left open for so many hours by the database's clock, the oldest first. */
export async function selectLeftRounds(db: Db, hours: number, most: number): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select r.* from games_open_rounds o
    join games_rounds r on r.shard_id = o.shard_id and r.member_id = o.member_id and r.id = o.round_id
    where o.started_at <= platform_now() - make_interval(hours => ${hours})
    order by o.started_at limit ${most}`.execute(db);
  return rows;
}

/** Whether a stepped round has its result. */
export async function isSettled(db: Db | Tx, shard: number, roundId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 as found from games_results where shard_id = ${shard} and round_id = ${roundId}`.execute(db);
  return rows.length > 0;
}

import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { BegunSeed, SeedRow } from '../tables.ts';

/** The seed in use and the one that waits; a member who has none has neither. */
export async function selectCurrentSeeds(db: Db | Tx, memberId: string): Promise<SeedRow[]> {
  const { rows } = await sql<SeedRow>`
    select * from games_seeds
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and ended_at is null
    order by number`.execute(db);
  return rows;
}

/** The same, held until the transaction ends: rounds on the seed in use wait. */
export async function lockCurrentSeeds(tx: Tx, memberId: string): Promise<SeedRow[]> {
  const { rows } = await sql<SeedRow>`
    select * from games_seeds
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and ended_at is null
    order by number for update`.execute(tx);
  return rows;
}

/** Writes the seed that waits, unless another call has written one meanwhile. */
export async function insertSeed(
  db: Db | Tx,
  memberId: string,
  { number, sealed, commitment, at }: { number: number; sealed: Buffer; commitment: string; at: Date },
): Promise<void> {
  await sql`
    insert into games_seeds (shard_id, member_id, number, sealed, commitment, made_at)
    values (${shardOf(memberId)}, ${memberId}, ${number}, ${sealed}, ${commitment}, ${at})
    on conflict do nothing`.execute(db);
}

export async function endSeed(tx: Tx, { shard_id, member_id, number }: SeedRow, at: Date): Promise<void> {
  await sql`
    update games_seeds set ended_at = ${at}
    where shard_id = ${shard_id} and member_id = ${member_id} and number = ${number}`.execute(tx);
}

export async function beginSeed(
  tx: Tx,
  { shard_id, member_id, number }: SeedRow,
  clientSeed: string,
  at: Date,
): Promise<void> {
  await sql`
    update games_seeds set client_seed = ${clientSeed}, began_at = ${at}
    where shard_id = ${shard_id} and member_id = ${member_id} and number = ${number}`.execute(tx);
}

/** Of a round that was played by it. */
export async function selectSeed(
  db: Db | Tx,
  shard: number,
  memberId: string,
  number: number,
): Promise<BegunSeed | undefined> {
  const { rows } = await sql<BegunSeed>`
    select * from games_seeds
    where shard_id = ${shard} and member_id = ${memberId} and number = ${number} and began_at is not null`.execute(
    db,
  );
  return rows[0];
}

export function isBegun(seed: SeedRow | undefined): seed is BegunSeed {
  return seed?.client_seed !== null && seed?.client_seed !== undefined;
}

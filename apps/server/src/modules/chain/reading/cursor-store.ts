import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { StaleRead } from '#platform/db/transaction.ts';
import type { Network } from '../network.ts';

export interface Cursor {
  number: bigint;
  hash: string;
}

/** Blocks whose hashes are kept: a reorganisation is followed back this far. */
const keptBlocks = 256n;

/** The last block that was read whole; undefined before the first. */
export async function readCursor(db: Db, { code }: Network): Promise<Cursor | undefined> {
  const found = await sql<Cursor>`
    select block_number as number, block_hash as hash from chain_cursors where network = ${code}`.execute(db);
  return found.rows[0];
}

/** Locks the cursor; throws StaleRead when another process has read on in between. */
export async function lockCursor(tx: Tx, { code }: Network, expected: Cursor): Promise<void> {
  const found = await sql<Cursor>`
    select block_number as number, block_hash as hash from chain_cursors
    where network = ${code} for update`.execute(tx);
  const present = found.rows[0];
  if (present?.number !== expected.number || present.hash !== expected.hash)
    throw new StaleRead('another process reads the chain');
}

/** Sets the cursor and remembers the blocks read; older ones than a reorganisation can reach are forgotten. */
export async function moveCursor(
  tx: Tx,
  { code }: Network,
  { cursor, blocks, at }: { cursor: Cursor; blocks: readonly Cursor[]; at: Date },
): Promise<void> {
  await sql`
    insert into chain_cursors (network, block_number, block_hash, read_at)
    values (${code}, ${cursor.number}, ${cursor.hash}, ${at})
    on conflict (network) do update set block_number = excluded.block_number, block_hash = excluded.block_hash,
      read_at = excluded.read_at`.execute(tx);
  for (const block of blocks)
    await sql`insert into chain_blocks (network, block_number, block_hash)
      values (${code}, ${block.number}, ${block.hash})
      on conflict (network, block_number) do update set block_hash = excluded.block_hash`.execute(tx);
  await sql`delete from chain_blocks where network = ${code}
    and (block_number > ${cursor.number} or block_number < ${cursor.number - keptBlocks})`.execute(tx);
}

/** The highest block that was read up to a height. */
export async function findBlockUpTo(db: Db, { code }: Network, number: bigint): Promise<Cursor | undefined> {
  const found = await sql<Cursor>`
    select block_number as number, block_hash as hash from chain_blocks
    where network = ${code} and block_number <= ${number} order by block_number desc limit 1`.execute(db);
  return found.rows[0];
}

/** Blocks that were read below a height, highest first. */
export async function blocksBelow(db: Db, { code }: Network, number: bigint): Promise<Cursor[]> {
  const found = await sql<Cursor>`
    select block_number as number, block_hash as hash from chain_blocks
    where network = ${code} and block_number < ${number} order by block_number desc`.execute(db);
  return found.rows;
}

/** Another process was faster: what it wrote is as good. */
export function ignoreStale(fault: unknown): void {
  if (!(fault instanceof StaleRead)) throw fault;
}

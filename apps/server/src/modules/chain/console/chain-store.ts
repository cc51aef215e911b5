import { sql } from 'kysely';
import { getAddress, type Address } from 'viem';
import type { Db } from '#platform/db/database.ts';
import type { ChainBook } from '../chain-book.ts';

/** How far a network was read, and when. */
export async function readProgress(
  db: Db,
  network: string,
): Promise<{ height: bigint; read_at: Date } | null> {
  const found = await sql<{ height: bigint; read_at: Date }>`
    select block_number as height, read_at from chain_cursors where network = ${network}`.execute(db);
  return found.rows[0] ?? null;
}

/** Payments short of the confirmations they need. */
export async function readConfirming(
  db: Db,
  book: ChainBook,
  network: string,
): Promise<{ count: number; total: bigint }> {
  const found = await sql<{ count: number; total: bigint }>`
    select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as total 
    from (${book.payments(network)}) paid where state = 'confirming'`.execute(db);
  return found.rows[0] ?? { count: 0, total: 0n };
}

export async function countAddresses(db: Db, network: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::integer as count from chain_addresses where network = ${network}`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Deposit addresses that received something lately, the latest first: those of the newest thousand payments. */
export async function selectPaidAddresses(
  db: Db,
  book: ChainBook,
  network: string,
  limit: number,
): Promise<Address[]> {
  const found = await sql<{ address: string }>`
    select a.address from chain_addresses a
    join (select member_id, max(seen_at) as seen_at from (
        select member_id, seen_at from (${book.payments(network)}) paid
        where state in ('confirming', 'waiting', 'credited') order by seen_at desc limit 1000) newest
      group by member_id) p
      on p.member_id = a.member_id
    where a.network = ${network}
    order by p.seen_at desc limit ${limit}`.execute(db);
  return found.rows.map(({ address }) => getAddress(address));
}

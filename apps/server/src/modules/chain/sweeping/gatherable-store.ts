import { sql } from 'kysely';
import { getAddress, type Address } from 'viem';
import type { Db, Tx } from '#platform/db/database.ts';
import type { ChainBook } from '../chain-book.ts';
import type { Network } from '../network.ts';
import { heldOf } from './held-store.ts';

/** An address with credited deposits that no sweep has taken. */
export interface Gatherable {
  readonly address: Address;
  readonly memberId: string;
  readonly index: number;
  /** Millionths of USDT. */
  readonly amount: bigint;
}

/** Addresses that hold at least so much by our book, the most first: none in flight, none that failed since `failedBefore`. */
export async function selectGatherable(
  tx: Tx,
  book: ChainBook,
  network: Network,
  { least, failedBefore, limit }: { least: bigint; failedBefore: Date; limit: number },
): Promise<Gatherable[]> {
  const { rows } = await sql<{
    address: string;
    member_id: string;
    derivation_index: number;
    amount: bigint;
  }>`
    select a.address, a.member_id, a.derivation_index, held.amount from (${heldOf(book, network)}) held
    join chain_addresses a on a.network = ${network.code} and a.member_id = held.member_id
    where held.amount >= ${least} and held.amount > 0
      and not exists (select from chain_sweeps s where s.network = a.network and s.address = a.address
        and s.state <> 'confirmed' and s.retried_at is null and (s.state <> 'failed' or s.ended_at >= ${failedBefore}))
    order by held.amount desc, a.address limit ${limit}`.execute(tx);
  return rows.map((row) => ({
    address: getAddress(row.address),
    memberId: row.member_id,
    index: row.derivation_index,
    amount: row.amount,
  }));
}

/** What lies on a network's deposit addresses by our book, and on how many; what is in flight counts as gone. */
export async function readHeld(
  db: Db,
  book: ChainBook,
  network: Network,
): Promise<{ count: number; total: bigint }> {
  const { rows } = await sql<{ count: number; total: bigint }>`
    select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as total from (${heldOf(book, network)}) held
    where amount > 0`.execute(db);
  return rows[0] ?? { count: 0, total: 0n };
}

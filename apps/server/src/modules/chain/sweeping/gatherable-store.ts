import { sql } from 'kysely';
import { getAddress, type Address } from 'viem';
import type { Db, Tx } from '#platform/db/database.ts';
import type { ChainBook } from '../chain-book.ts';
import type { Network } from '../network.ts';

/** An address with credited deposits that no sweep has taken. */
export interface Gatherable {
  readonly address: Address;
  readonly memberId: string;
  readonly index: number;
  /** Millionths of USDT. */
  readonly amount: bigint;
}

/** Credited payments of an address less its sweeps, but those that failed. */
const held = (book: ChainBook, { code }: Network) => sql`
  select a.address, a.member_id, a.derivation_index, p.credited - coalesce(s.taken, 0) as amount,
    coalesce(s.open, false) as open, s.failed_at
  from cashier_chain_addresses a
  join (select member_id, sum(amount)::bigint as credited from (${book.payments(code)}) paid
    where state = 'credited' and block_number is not null group by member_id) p on p.member_id = a.member_id
  left join (select address, (sum(amount) filter (where state <> 'failed'))::bigint as taken,
      bool_or(state not in ('confirmed', 'failed')) as open,
      max(ended_at) filter (where state = 'failed' and retried_at is null) as failed_at
    from cashier_chain_sweeps where network = ${code} group by address) s on s.address = a.address
  where a.network = ${code}`;

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
    select address, member_id, derivation_index, amount from (${held(book, network)}) held
    where amount >= ${least} and amount > 0 and not open and (failed_at is null or failed_at < ${failedBefore})
    order by amount desc, address limit ${limit}`.execute(tx);
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
    select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as total from (${held(book, network)}) held
    where amount > 0`.execute(db);
  return rows[0] ?? { count: 0, total: 0n };
}

import { sql } from 'kysely';
import { getAddress, type Address } from 'viem';
import type { Db, Tx } from '#platform/db/database.ts';
import type { ChainBook } from '../chain-book.ts';
import type { Network } from '../network.ts';

/** What an address should hold when the chain had been read up to the cursor, as far as the book alone knows. */
export interface Expected {
  readonly address: Address;
  readonly memberId: string | null;
  /** Millionths of USDT: what is known to have come, less what is known to have gone. */
  readonly amount: bigint;
  /**
   * Transfers that were sent and may be mined or not: only their receipts show it. They leave the address, or arrive at
   * the wallet.
   */
  readonly inFlight: readonly { txHash: string; change: bigint }[];
}

interface InFlightRow {
  tx_hash: string;
  amount: bigint;
}

/** Deposit addresses whose comparison is longest ago; those never compared come first. */
export async function selectInTurn(db: Db, { code }: Network, limit: number): Promise<Address[]> {
  const { rows } = await sql<{ address: string }>`
    select address from chain_addresses where network = ${code}
    order by compared_at nulls first, address limit ${limit}`.execute(db);
  return rows.map(({ address }) => getAddress(address));
}

/** Every transfer that the chain still has, whatever was decided on it, less the sweeps that were mined up to the cursor. */
export async function expectOnAddresses(
  tx: Tx,
  book: ChainBook,
  { code }: Network,
  { addresses, cursor }: { addresses: readonly Address[]; cursor: bigint },
): Promise<Expected[]> {
  const { rows } = await sql<{ address: string; member_id: string; amount: bigint }>`
    select a.address, a.member_id, (
        coalesce((select sum(p.amount) from (${book.payments(code)}) p
          where p.member_id = a.member_id and p.block_number <= ${cursor} and p.state not in ('dropped', 'reverted')), 0)
        - coalesce((select sum(s.amount) from chain_sweeps s where s.network = ${code}
          and s.address = a.address and s.state = 'confirmed' and s.block_number <= ${cursor}), 0))::bigint as amount
    from chain_addresses a
    where a.network = ${code} and a.address = any (${[...addresses]}::text[])`.execute(tx);
  const sent = await sweepsInFlight(tx, code, addresses);
  return rows.map((row) => ({
    address: getAddress(row.address),
    memberId: row.member_id,
    amount: row.amount,
    inFlight: sent
      .filter(({ address }) => address === row.address)
      .map(({ tx_hash: txHash, amount }) => ({ txHash, change: -amount })),
  }));
}

/** What it began with, what others sent there, sweeps less payouts: as the orders say that they ended. */
export async function expectInWallet(
  tx: Tx,
  book: ChainBook,
  { code }: Network,
  { wallet, cursor }: { wallet: Address; cursor: bigint },
): Promise<Expected> {
  const { rows } = await sql<{ amount: bigint }>`
    select (coalesce((select sum(amount) from chain_sweeps where network = ${code} and state = 'confirmed'
        and block_number <= ${cursor}), 0)
      - coalesce((select sum(w.amount) from chain_payouts p
        join (${book.payouts()}) w on w.bill_no = p.bill_no
        where p.network = ${code} and p.sender = ${wallet} and w.status in ('paid', 'completed', 'returned')), 0)
      )::bigint as amount`.execute(tx);
  const paying = await sql<InFlightRow>`
    select p.tx_hash, w.amount from chain_payouts p
    join (${book.payouts()}) w on w.bill_no = p.bill_no
    where p.network = ${code} and p.sender = ${wallet} and w.status = 'paying'`.execute(tx);
  const sent = await sweepsInFlight(tx, code);
  return {
    address: wallet,
    memberId: null,
    amount: rows[0]?.amount ?? 0n,
    inFlight: [
      ...paying.rows.map(({ tx_hash: txHash, amount }) => ({ txHash, change: -amount })),
      ...sent.map(({ tx_hash: txHash, amount }) => ({ txHash, change: amount })),
    ],
  };
}

async function sweepsInFlight(
  tx: Tx,
  network: string,
  addresses?: readonly Address[],
): Promise<(InFlightRow & { address: string })[]> {
  // Of the bytes of one number only one can be mined.
  const { rows } = await sql<InFlightRow & { address: string }>`
    select s.address, sent.tx_hash, s.amount from chain_sweeps s
    cross join lateral (select s.tx_hash union select b.tx_hash from chain_sweep_bids b
      where b.sweep_id = s.id and b.kind = 'transfer') sent
    where s.network = ${network} and s.state = 'sent'
      and (${addresses === undefined} or s.address = any (${[...(addresses ?? [])]}::text[]))`.execute(tx);
  return rows;
}

/** Says that these addresses were compared now. */
export async function noteCompared(
  tx: Tx,
  { code }: Network,
  addresses: readonly Address[],
  at: Date,
): Promise<void> {
  await sql`update chain_addresses set compared_at = ${at}
    where network = ${code} and address = any (${[...addresses]}::text[])`.execute(tx);
}

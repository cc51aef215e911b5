import { sql } from 'kysely';
import { parseTransaction } from 'viem';
import type { Db } from '#platform/db/database.ts';
import type { SweepRow } from './sweep-store.ts';

/** Bytes that may be mined for a sweep: its transfer, its fuel, or further fuel. */
export interface Bid {
  readonly kind: 'transfer' | 'fuel' | 'topUp';
  readonly sign_no: string;
  readonly sender: string;
  readonly nonce: bigint;
  readonly tx_hash: string;
  readonly signed_tx: string;
  /** What is paid for a unit of gas, in the coin's smallest unit. */
  readonly bid: bigint;
  readonly signed_at: Date;
}

/** All bytes of one number, the highest price first. One of them can be mined. */
export type Bids = readonly [Bid, ...Bid[]];

/** What was signed for the transfer of a sweep; undefined before. */
export async function bidsOfTransfer(db: Db, sweep: SweepRow): Promise<Bids | undefined> {
  const { address: sender, nonce, tx_hash, signed_tx, sent_at, planned_at } = sweep;
  if (nonce === null || tx_hash === null || signed_tx === null) return undefined;
  const row = { sign_no: sweep.sign_no, sender, nonce, tx_hash, signed_tx };
  return joined({ kind: 'transfer', ...row, signed_at: sent_at ?? planned_at }, await select(db, sweep));
}

/** What was signed for the first fuel of a sweep; undefined without any. */
export async function bidsOfFuel(db: Db, sweep: SweepRow): Promise<Bids | undefined> {
  const { fuel_sender: sender, fuel_nonce: nonce, fuel_hash: tx_hash, fuel_signed: signed_tx } = sweep;
  if (sender === null || nonce === null || tx_hash === null || signed_tx === null) return undefined;
  const row = { sign_no: sweep.sign_no, sender, nonce, tx_hash, signed_tx };
  return joined({ kind: 'fuel', ...row, signed_at: sweep.planned_at }, await select(db, sweep));
}

/** What was signed for the newest further fuel, and how many there were. */
export async function bidsOfTopUp(
  db: Db,
  sweep: SweepRow,
): Promise<{ count: number; newest: Bids | undefined }> {
  const rows = (await select(db, sweep)).filter(({ kind }) => kind === 'topUp');
  const count = new Set(rows.map(({ sign_no }) => sign_no)).size;
  const [first, ...rest] = rows.filter(({ sign_no }) => sign_no === topUpNumber(sweep, count));
  return { count, newest: first && [first, ...rest] };
}

/** The signer's number of the n-th further fuel, from 1. */
export function topUpNumber({ sign_no }: SweepRow, count: number): string {
  return `${sign_no}T${count}`;
}

/** Keeps what was signed before it is sent; another process that was faster has kept the same. */
export async function keepBids(db: Db, sweep: SweepRow, bids: readonly Omit<Bid, 'bid'>[]): Promise<void> {
  for (const one of bids)
    await sql`
      insert into chain_sweep_bids
        (network, tx_hash, sweep_id, kind, sign_no, sender, nonce, bid, signed_tx, signed_at)
      values (${sweep.network}, ${one.tx_hash}, ${sweep.id}, ${one.kind}, ${one.sign_no}, ${one.sender}, ${one.nonce},
        ${String(bidIn(one.signed_tx))}, ${one.signed_tx}, ${one.signed_at})
      on conflict (network, tx_hash) do nothing`.execute(db);
}

async function select(db: Db, { id }: SweepRow): Promise<Bid[]> {
  const { rows } = await sql<Omit<Bid, 'bid'> & { bid: string }>`
    select kind, sign_no, sender, nonce, tx_hash, signed_tx, bid, signed_at from chain_sweep_bids
    where sweep_id = ${id} order by bid desc, tx_hash`.execute(db);
  return rows.map((row) => ({ ...row, bid: BigInt(row.bid) }));
}

function joined(own: Omit<Bid, 'bid'>, kept: readonly Bid[]): Bids {
  const [first, ...rest] = kept.filter(({ kind }) => kind === own.kind);
  return first ? [first, ...rest] : [{ ...own, bid: bidIn(own.signed_tx) }];
}

function bidIn(signed: string): bigint {
  return parseTransaction(`0x${signed.slice(2)}`).gasPrice ?? 0n;
}

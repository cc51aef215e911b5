import { sql } from 'kysely';
import type { Address } from 'viem';
import type { Db } from '#platform/db/database.ts';
import type { Network } from '../network.ts';

/** What a payout wallet began with, and what others have sent there up to a block; in millionths of USDT. */
export interface WalletRow {
  readonly opening: bigint;
  readonly topped_up: bigint;
  readonly counted_to: bigint;
}

export async function findWallet(
  db: Db,
  { code }: Network,
  address: Address,
): Promise<WalletRow | undefined> {
  const { rows } = await sql<WalletRow>`
    select opening, topped_up, counted_to from chain_wallets
    where network = ${code} and address = ${address}`.execute(db);
  return rows[0];
}

/** The first comparison sets the beginning; another process that was faster has set it. */
export async function openWallet(
  db: Db,
  { code }: Network,
  address: Address,
  { opening, countedTo, at }: { opening: bigint; countedTo: bigint; at: Date },
): Promise<void> {
  await sql`
    insert into chain_wallets (network, address, opening, counted_to, opened_at)
    values (${code}, ${address}, ${opening}, ${countedTo}, ${at}) on conflict do nothing`.execute(db);
}

/** Counts what came in a span of blocks once, also when several processes count it. */
export async function countToppedUp(
  db: Db,
  { code }: Network,
  address: Address,
  { from, to, amount }: { from: bigint; to: bigint; amount: bigint },
): Promise<void> {
  await sql`
    update chain_wallets set topped_up = topped_up + ${amount}, counted_to = ${to}
    where network = ${code} and address = ${address} and counted_to = ${from}`.execute(db);
}

import { sql } from 'kysely';
import { getAddress, type Address } from 'viem';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Network } from '../network.ts';

/** A payout that was signed: these bytes, and no others, may ever be sent for its order. */
export interface SignedPayout {
  bill_no: string;
  sender: string;
  nonce: bigint;
  tx_hash: string;
  signed_tx: string;
}

export async function findSigned(
  db: Db | Tx,
  { code }: Network,
  billNo: string,
): Promise<SignedPayout | undefined> {
  const found = await sql<SignedPayout>`
    select bill_no, sender, nonce, tx_hash, signed_tx from chain_payouts
    where network = ${code} and bill_no = ${billNo}`.execute(db);
  return found.rows[0];
}

/** Who signed payouts of a network: the few wallets, each found by the index after the one before. */
export async function selectSenders(db: Db | Tx, { code }: Network): Promise<Address[]> {
  const { rows } = await sql<{ sender: string }>`
    with recursive senders (sender) as (
      select min(sender) from chain_payouts where network = ${code}
      union all
      select (select min(sender) from chain_payouts where network = ${code} and sender > senders.sender)
      from senders where senders.sender is not null)
    select sender from senders where sender is not null`.execute(db);
  return [...new Set(rows.map(({ sender }) => getAddress(sender)))];
}

/** The orders of signed payouts by their transactions, of those among these. */
export async function billsOf(
  db: Db | Tx,
  { code }: Network,
  txHashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ tx_hash: string; bill_no: string }>`
    select tx_hash, bill_no from chain_payouts where network = ${code} and tx_hash = any (${[...txHashes]}::text[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.tx_hash, row.bill_no]));
}

/** Keeps what was signed; another process that was faster has kept the same bytes. */
export async function insertSigned(db: Db, { code }: Network, payout: SignedPayout, at: Date): Promise<void> {
  await sql`
    insert into chain_payouts (network, bill_no, sender, nonce, tx_hash, signed_tx, created_at)
    values (${code}, ${payout.bill_no}, ${payout.sender}, ${payout.nonce}, ${payout.tx_hash}, ${payout.signed_tx},
      ${at})
    on conflict (network, bill_no) do nothing`.execute(db);
}

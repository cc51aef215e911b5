import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { network } from './network.ts';

/** A payout that was signed: these bytes, and no others, may ever be sent for its order. */
export interface SignedPayout {
  bill_no: string;
  sender: string;
  nonce: bigint;
  tx_hash: string;
  signed_tx: string;
}

export async function findSigned(db: Db | Tx, billNo: string): Promise<SignedPayout | undefined> {
  const found = await sql<SignedPayout>`
    select bill_no, sender, nonce, tx_hash, signed_tx from cashier_chain_payouts
    where network = ${network} and bill_no = ${billNo}`.execute(db);
  return found.rows[0];
}

/** One signing at a time a sender, so that numbers follow each other. */
export async function lockSender(tx: Tx, sender: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payout ${sender}`}, 7241))`.execute(tx);
}

/** The number after the last one signed; undefined before the first. */
export async function nextNonce(tx: Tx, sender: string): Promise<bigint | undefined> {
  const found = await sql<{ next: bigint | null }>`
    select max(nonce) + 1 as next from cashier_chain_payouts
    where network = ${network} and sender = ${sender}`.execute(tx);
  return found.rows[0]?.next ?? undefined;
}

export async function insertSigned(tx: Tx, payout: SignedPayout, at: Date): Promise<void> {
  await sql`
    insert into cashier_chain_payouts (network, bill_no, sender, nonce, tx_hash, signed_tx, created_at)
    values (${network}, ${payout.bill_no}, ${payout.sender}, ${payout.nonce}, ${payout.tx_hash}, ${payout.signed_tx},
      ${at})`.execute(tx);
}

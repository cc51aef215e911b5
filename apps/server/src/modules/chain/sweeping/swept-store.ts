import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { SweepRow } from './sweep-store.ts';

/** The sweep that a transaction was signed for, in any state. */
export async function findSweepByTransaction(
  tx: Tx,
  network: string,
  hash: string,
): Promise<Pick<SweepRow, 'amount' | 'state'> | undefined> {
  const { rows } = await sql<Pick<SweepRow, 'amount' | 'state'>>`
    select amount, state from chain_sweeps s
    where network = ${network} and (tx_hash = ${hash} or exists (select from chain_sweep_bids b
      where b.network = ${network} and b.tx_hash = ${hash} and b.kind = 'transfer' and b.sweep_id = s.id))`.execute(
    tx,
  );
  return rows[0];
}

/** Sweeps that were confirmed in a span and whose transfers a list of transfers («transaction:place») does not name. */
export async function selectSweepsMissingFrom(
  tx: Tx,
  network: string,
  { from, to }: { from: Date; to: Date },
  transfers: readonly string[],
) {
  const seen = transfers.map((transfer) => transfer.split(':')[0] ?? '');
  const { rows } = await sql<{ reference: string; amount: bigint }>`
    select tx_hash as reference, amount from chain_sweeps
    where network = ${network} and state = 'confirmed' and ended_at >= ${from} and ended_at < ${to}
      and not (tx_hash = any (${seen}::text[]))`.execute(tx);
  return rows.map((row) => ({ ...row, bill_no: null, member_id: null, currency: 'USDT' as const }));
}

import type { Tx } from '#platform/db/database.ts';
import { readPosting, type Balances } from './posted-balances.ts';
import { insertTransfers } from './posting-store.ts';
import { checkTransfer, type Transfer } from './transfer.ts';

/**
 * Posts one transfer inside the caller's transaction; it is kept if and only if that commits. Answers the balances
 * after it. Throws InsufficientBalance or AccountFrozen (nothing written, the transaction goes on), AlreadyPosted for a
 * posted id, LedgerMisuse for what no caller should post. For operations that happen often there is the lane.
 */
export async function postTransfer(tx: Tx, transfer: Transfer): Promise<Balances> {
  return postTransfers(tx, [transfer]);
}

/** Posts several transfers, all or none: the two currencies of an exchange, a stake and its fee. Refusals as postTransfer. */
export async function postTransfers(tx: Tx, transfers: readonly Transfer[]): Promise<Balances> {
  for (const transfer of transfers) checkTransfer(transfer);
  const accounts = transfers.flatMap(({ legs }) => legs.map(({ account }) => account));
  const row = await insertTransfers(tx, transfers);
  return readPosting(row, accounts, transfers.map(({ id }) => id).join(', '));
}

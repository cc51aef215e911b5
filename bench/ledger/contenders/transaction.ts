import { InsufficientBalance, postTransfer } from '@fairway/server/modules/ledger/index.ts';
import { createDb } from '@fairway/server/platform/db/database.ts';
import { createPool } from '@fairway/server/platform/db/pool.ts';
import { inTransaction } from '@fairway/server/platform/db/transaction.ts';
import type { Contender } from './contender.ts';
import type { ProductAccounts } from './product-accounts.ts';

/** The product's other door: one transfer in a transaction of its own, as operations that happen seldom post. */
export function createTransactionContender(url: string, accounts: ProductAccounts): Contender {
  const pool = createPool({ url, max: 32, name: 'bench-transaction' });
  const db = createDb(pool);
  return {
    name: 'postTransfer in a transaction',
    callers: [1, 32],
    call: (random) => async () => {
      try {
        await inTransaction(db, (tx) => postTransfer(tx, accounts.transfer(random).transfer));
        return true;
      } catch (refusal) {
        if (refusal instanceof InsufficientBalance) return false;
        throw refusal;
      }
    },
    close: () => pool.end(),
  };
}

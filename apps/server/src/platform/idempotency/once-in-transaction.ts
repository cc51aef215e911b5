import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { KeptRefusal, runOnce, type OperationKey } from './run-once.ts';

/**
 * The usual frame of a value-moving operation: one transaction that holds the operation id, everything `act` writes and
 * the answer. A stored refusal commits (its answer must be kept) and is thrown after the commit.
 */
export async function onceInTransaction<T>(
  app: { db: Db; clock: Clock },
  key: OperationKey,
  act: (tx: Tx) => Promise<T>,
): Promise<T> {
  const outcome = await inTransaction(app.db, async (tx) => {
    try {
      return { value: await runOnce(tx, app.clock, key, () => act(tx)) };
    } catch (refusal) {
      if (refusal instanceof KeptRefusal) return { refusal: refusal.refusal };
      throw refusal;
    }
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.value;
}

import type { Db } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Finding } from './finding.ts';
import { liftFreeze } from './freezes-store.ts';
import { selectAccount } from './proofs-store.ts';
import { proveAccounts } from './prove-accounts.ts';

/** How a request to lift a freeze ended; `wrong` with what the proof still finds. */
export type Lifting =
  | { outcome: 'lifted' | 'notFrozen' | 'unknown' }
  | { outcome: 'wrong'; findings: readonly Finding[] };

/**
 * Lifts the freeze of an account by its key, once a proof over all its entries finds nothing wrong with it any more. `by` names who
 * answers for it and stays in the row.
 */
export async function liftProvenFreeze(
  db: Db,
  { account: key, by, now }: { account: string; by: string; now: Date },
): Promise<Lifting> {
  const account = await selectAccount(db, key);
  if (!account) return { outcome: 'unknown' };
  const { findings } = await proveAccounts(db, [account], { now });
  if (findings.length > 0) return { outcome: 'wrong', findings };

  const lifted = await inTransaction(db, (tx) =>
    liftFreeze(tx, { shard: account.shard_id, id: account.id }, now, by),
  );
  return { outcome: lifted ? 'lifted' : 'notFrozen' };
}

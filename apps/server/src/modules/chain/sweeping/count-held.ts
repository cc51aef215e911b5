import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import type { ChainBook } from '../chain-book.ts';
import type { Network } from '../network.ts';
import { addHeld, takeUncountedSweeps } from './held-store.ts';
import { lockPlanning } from './sweep-store.ts';

/** Payments, and sweeps, that are counted at once. */
const mostAtOnce = 1_000;

/**
 * Brings the kept sums of a network's addresses up to what payments and sweeps are worth now. What another transaction holds is
 * counted the next time; until then those who read the sums add it.
 */
export async function countHeld(app: Pick<Platform, 'db'>, book: ChainBook, network: Network): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await lockPlanning(tx);
    const paid = await book.takeUncounted(tx, network, mostAtOnce);
    const swept = await takeUncountedSweeps(tx, network, mostAtOnce);
    await addHeld(tx, network, [...paid, ...swept]);
  });
}

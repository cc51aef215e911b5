import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { applyEvent } from './apply-event.ts';
import { lockPool, type PoolBook } from './pool-book.ts';
import { StaleOrder } from './stale-order.ts';

/** Orders that may turn out to be stale before the work is given up for the job's next try. */
const mostStale = 20;

/** Runs work under the pool's lock in one transaction; what `retryStale` says of orders that have moved on holds for it. */
export async function inPool<T>(app: Platform, work: (tx: Tx, pool: PoolBook) => Promise<T>): Promise<T> {
  return retryStale(app, () => inTransaction(app.db, async (tx) => work(tx, await lockPool(tx, app))));
}

/**
 * Runs work that takes the pool's lock in a transaction of its own. Where the rule picked an order that has moved on, nothing of it
 * commits: that order leaves the pool in a further transaction, and the work runs again.
 */
export async function retryStale<T>(app: Platform, work: () => Promise<T>): Promise<T> {
  for (let stale = 0; ; stale += 1) {
    try {
      return await work();
    } catch (fault) {
      if (!(fault instanceof StaleOrder) || stale >= mostStale) throw fault;
      await dropStale(app, fault.billNo);
    }
  }
}

async function dropStale(app: Platform, billNo: string): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const pool = await lockPool(tx, app);
    if (pool.book.knows(billNo)) await applyEvent(tx, app, pool, { kind: 'left', billNo });
  });
}

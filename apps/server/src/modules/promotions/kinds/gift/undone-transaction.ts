import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';

class Undone extends Error {
  override name = 'Undone';
}

/** Runs an act and takes everything back: what it answers or throws is what the act itself would. */
export async function inUndoneTransaction<T>(app: Platform, act: (tx: Tx) => Promise<T>): Promise<T> {
  let done: { readonly answer: T } | undefined;
  try {
    await inTransaction(app.db, async (tx) => {
      done = { answer: await act(tx) };
      throw new Undone('taken back on purpose');
    });
  } catch (fault) {
    if (!(fault instanceof Undone) || !done) throw fault;
  }
  if (!done) throw new Error('an act that ran has no answer');
  return done.answer;
}

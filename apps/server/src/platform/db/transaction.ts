import type { Db, Tx } from './database.ts';

/** Serialization failure, deadlock, and the ledger's stale writer: all mean "read again and decide again". */
const retryable = new Set(['40001', '40P01']);

/** Thrown inside a transaction to have it rolled back and run again (a stale guess met the database's truth). */
export class StaleRead extends Error {
  override name = 'StaleRead';
}

export interface TransactionSettings {
  /** How often the work may run in all; the last fault is thrown. */
  attempts?: number;
}

/**
 * Runs `work` in one READ COMMITTED transaction and commits it. Run again after a deadlock, a serialization failure
 * or a StaleRead, with a short growing pause, at most `attempts` times: so `work` must touch nothing but `tx`.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  { attempts = 8 }: TransactionSettings = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (fault) {
      if (attempt >= attempts || !isRetryable(fault)) throw fault;
      await pause(attempt);
    }
  }
}

export function isRetryable(fault: unknown): boolean {
  if (fault instanceof StaleRead) return true;
  return retryable.has(sqlState(fault) ?? '');
}

/** The five-character SQLSTATE of a database fault, if it is one. */
export function sqlState(fault: unknown): string | undefined {
  if (typeof fault !== 'object' || fault === null || !('code' in fault)) return undefined;
  return typeof fault.code === 'string' ? fault.code : undefined;
}

/** The constraint that refused a row, if one did. */
export function refusedBy(fault: unknown): string | undefined {
  if (typeof fault !== 'object' || fault === null || !('constraint' in fault)) return undefined;
  return typeof fault.constraint === 'string' ? fault.constraint : undefined;
}

async function pause(attempt: number): Promise<void> {
  const milliseconds = Math.min(2 ** attempt, 64);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

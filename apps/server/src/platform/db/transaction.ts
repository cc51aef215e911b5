import { committed } from './after-commit.ts';
import type { Db, Tx } from './database.ts';
import { isPlanOutdated, sqlState } from './sql-faults.ts';

/** Serialization failure and deadlock: what was read no longer holds, or another was first. */
const meetsOthers = new Set(['40001', '40P01']);

/** Thrown inside a transaction to have it rolled back and run again (a stale guess met the database's truth). */
export class StaleRead extends Error {
  override name = 'StaleRead';
}

export interface TransactionSettings {
  /** How often the work may run in all; the last fault is thrown. */
  attempts?: number;
  /** Everything is read as of one moment; a row that another changed meanwhile has the work run again. */
  repeatableRead?: boolean;
  readOnly?: boolean;
}

/**
 * Runs `work` in one transaction, READ COMMITTED unless the settings say otherwise, and commits it. Run again after a deadlock,
 * a serialization failure or a StaleRead, with a short growing pause, at most `attempts` times: so `work` must touch nothing
 * but `tx`. What it left to `afterCommit` is done then.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  { attempts = 8, repeatableRead = false, readOnly = false }: TransactionSettings = {},
): Promise<T> {
  let opening = db.transaction();
  if (repeatableRead) opening = opening.setIsolationLevel('repeatable read');
  if (readOnly) opening = opening.setAccessMode('read only');
  for (let attempt = 1; ; attempt += 1) {
    try {
      let opened: Tx | undefined;
      const result = await opening.execute((tx) => work((opened = tx)));
      if (opened) committed(opened, db);
      return result;
    } catch (fault) {
      if (attempt >= attempts || !isRetryable(fault)) throw fault;
      await pause(attempt);
    }
  }
}

/** Whether reading and deciding again may end well. */
export function isRetryable(fault: unknown): boolean {
  if (fault instanceof StaleRead) return true;
  return meetsOthers.has(sqlState(fault) ?? '') || isPlanOutdated(fault);
}

async function pause(attempt: number): Promise<void> {
  const milliseconds = Math.min(2 ** attempt, 64);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

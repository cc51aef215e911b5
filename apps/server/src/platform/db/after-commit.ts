import type { Db, Tx } from './database.ts';

/** What is done once with the pool after a transaction has committed. It must not throw and cannot undo anything. */
export type AfterCommit = (db: Db) => void;

const acts = new WeakMap<Tx, Set<AfterCommit>>();

/** Has `act` done when the transaction of `inTransaction` has committed, once however often it is asked; never if it has not. */
export function afterCommit(tx: Tx, act: AfterCommit): void {
  const known = acts.get(tx);
  if (known) known.add(act);
  else acts.set(tx, new Set([act]));
}

/** For `inTransaction`: the transaction has committed. */
export function committed(tx: Tx, db: Db): void {
  for (const act of acts.get(tx) ?? []) act(db);
}

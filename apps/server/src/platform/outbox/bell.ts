import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

const ears = new WeakMap<Db, () => void>();
const callers = new WeakMap<Db, { again: boolean }>();

/** This process empties the whole outbox itself: ringing needs no database. Answers what takes the bell down again. */
export function hangBell(db: Db, ring: () => void): () => void {
  ears.set(db, ring);
  return () => ears.delete(db);
}

/**
 * Says that committed news wait: to this process if it delivers them all, else to the listening processes. Never inside
 * the transaction that writes them, since NOTIFY makes every commit of the database wait for the one before it; many
 * rings while one is in flight become one more. A lost ring is made good by the dispatchers' timer.
 */
export function ringOutbox(db: Db): void {
  const ear = ears.get(db);
  if (ear) return ear();
  const calling = callers.get(db);
  if (calling) calling.again = true;
  else void call(db);
}

async function call(db: Db): Promise<void> {
  const calling = { again: true };
  callers.set(db, calling);
  while (calling.again) {
    calling.again = false;
    await sql`select set_config('synchronous_commit', 'off', true), pg_notify('outbox', '')`
      .execute(db)
      .catch(() => {});
  }
  callers.delete(db);
}

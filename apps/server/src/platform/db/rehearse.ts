import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Does something only to see what it leads to: whatever it wrote is taken back. */
export async function rehearse<T>(tx: Tx, act: () => Promise<T>): Promise<T> {
  await sql`savepoint rehearsal`.execute(tx);
  try {
    return await act();
  } finally {
    await sql`rollback to savepoint rehearsal`.execute(tx);
  }
}

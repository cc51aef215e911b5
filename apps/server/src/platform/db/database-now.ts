import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';

/**
 * The present instant by the database's clock, which all processes share: what decides rules of money and limits. In a
 * transaction ask after its locks are held. Milliseconds, rounded down.
 */
export async function databaseNow(db: Db | Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select platform_now() as now`.execute(db);
  const now = rows[0]?.now;
  if (!now) throw new Error('the database returned no time');
  return now;
}

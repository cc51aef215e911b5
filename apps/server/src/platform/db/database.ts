import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';

/** No table is known here: a store names its own with `db.withTables<CashierTables>()`. */
export type NoTables = Record<never, never>;

/** A pool of connections; use it for single reads and to open transactions. */
export type Db = Kysely<NoTables>;

/** An open transaction: everything done through it commits together or not at all. */
export type Tx = Transaction<NoTables>;

export function createDb(pool: pg.Pool): Db {
  return new Kysely<NoTables>({ dialect: new PostgresDialect({ pool }) });
}

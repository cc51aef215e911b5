import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

type Params = Record<string, SQLInputValue>;

/** The parties' books in one SQLite file. Integers come back as bigint, since every integer column is money or a count. */
export interface Book {
  /** The first row, or undefined. */
  one<Row>(sql: string, params?: Params): Row | undefined;
  all<Row>(sql: string, params?: Params): Row[];
  /** Runs a statement; answers how many rows it changed. */
  run(sql: string, params?: Params): number;
  /** All or nothing; a call inside a call joins the outer one. */
  transaction<T>(work: () => T): T;
  /** How many rows have been written since it was opened: as long as it is the same, so is every answer. */
  readonly changes: number;
  close(): void;
}

/** Opens (and on the first start creates) `sandbox.sqlite` in the folder, with every party's tables. Throws when it is in use. */
export function openBook(folder: string, schemas: readonly string[]): Book {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'sandbox.sqlite'));
  try {
    // Alone: two processes on one book would send each callback twice.
    database.exec('pragma busy_timeout = 2000; pragma locking_mode = exclusive; pragma journal_mode = wal');
    database.exec('pragma synchronous = normal');
    for (const schema of schemas) database.exec(schema);
  } catch (error) {
    database.close();
    if (!(error instanceof Error && error.message.includes('locked'))) throw error;
    throw new Error(`Another sandbox uses ${folder} (DATA_DIR). Stop it or choose another folder.`, {
      cause: error,
    });
  }

  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    statement.setReadBigInts(true);
    statements.set(sql, statement);
    return statement;
  };

  let depth = 0;
  let changes = 0;
  return {
    one: <Row>(sql: string, params: Params = {}) => prepare(sql).get(params) as Row | undefined,
    all: <Row>(sql: string, params: Params = {}) => prepare(sql).all(params) as Row[],
    run(sql, params = {}) {
      const changed = Number(prepare(sql).run(params).changes);
      changes += changed;
      return changed;
    },
    transaction(work) {
      if (depth > 0) return work();
      database.exec('begin immediate');
      depth += 1;
      try {
        const result = work();
        database.exec('commit');
        return result;
      } catch (error) {
        database.exec('rollback');
        // Taken back is changed once more.
        changes += 1;
        throw error;
      } finally {
        depth -= 1;
      }
    },
    get changes() {
      return changes;
    },
    close: () => database.close(),
  };
}

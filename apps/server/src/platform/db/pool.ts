import pg from 'pg';
import { preparingClients } from './prepared-statements.ts';

/** Money columns are int8: they arrive as bigint, never as a float. numeric stays a string. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === pg.types.builtins.INT8) return BigInt;
    return pg.types.getTypeParser(oid, format);
  },
};

export interface PoolSettings {
  url: string;
  /** At most 20 a process (reliability NET-3). */
  max?: number;
  /** Shown in pg_stat_activity. */
  name: string;
  /** Milliseconds that a caller waits for a connection: 1,000 where a caller waits for an answer. */
  wait?: number | undefined;
}

/**
 * A pool whose waiting line is bounded in time (`wait`, then the caller answers 503). There is no query time-out on it:
 * a cancelled commit may have happened, and the money path must never send a cancel.
 */
export function createPool({ url, max = 20, name, wait = 1000 }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    Client: preparingClients(),
    application_name: name,
    connectionTimeoutMillis: wait,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  // An idle connection that the server closed is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one that is lent out, between two queries of a transaction: the next query throws, that is enough.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

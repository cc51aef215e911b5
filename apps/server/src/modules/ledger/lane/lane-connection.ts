import { Client, DatabaseError, types, type CustomTypesConfig, type QueryResultRow } from 'pg';

export interface LaneConnectionSettings {
  readonly url: string;
  /** Shown in pg_stat_activity. */
  readonly name: string;
  /** How long a lost database is retried before the callers get an error. */
  readonly patienceMs?: number;
}

/** How long a statement waits for a lock, in ms: all callers of its batch wait with it, so far less than the role is given. */
const lockWaitMs = 300;

/**
 * A lane reads by keys only, and keeps its plans. On a young ledger they were made for tables of a page or two, read from end to
 * end, and stayed so until the tables were analysed: eight times the processor time of a settlement.
 */
const options = `-c lock_timeout=${lockWaitMs} -c plan_cache_mode=force_generic_plan -c enable_seqscan=off`;

/** The session that may still be at work on a statement whose answer never came. */
interface Session {
  readonly pid: number;
  readonly started: string;
}

const laneTypes: CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === types.builtins.INT8) return BigInt;
    return types.getTypeParser(oid, format);
  },
};

/** The connection broke while a statement was in flight: it may have committed or not. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

/** No connection could be had in time; nothing was sent. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

/**
 * A lane's one connection, opened at the first use and again after a loss. Statements are prepared by their text. It never
 * sends a cancel: after a loss it waits until the old session has ended, so that what it then reads is final.
 */
export class LaneConnection {
  readonly #settings: LaneConnectionSettings;
  readonly #statements = new Map<string, string>();
  #client: Client | undefined;
  #lastQuery: Promise<void> = Promise.resolve();
  #session: Session | undefined;

  constructor(settings: LaneConnectionSettings) {
    this.#settings = settings;
  }

  /** One statement after another, in the order of asking. Throws ConnectionLost, DatabaseUnreachable, or what was refused. */
  async query<Row extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const before = this.#lastQuery;
    let done = (): void => {};
    this.#lastQuery = new Promise((resolve) => (done = resolve));
    await before;
    try {
      return await this.#send<Row>(text, values);
    } finally {
      done();
    }
  }

  async #send<Row extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const client = this.#client ?? (await this.#connect());
    try {
      const result = await client.query<Row>({ name: this.#nameOf(text), text, values: [...values] });
      return result.rows;
    } catch (fault) {
      if (!isLoss(fault)) throw fault;
      await this.#drop();
      throw new ConnectionLost('the database was lost', { cause: fault });
    }
  }

  async close(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  #nameOf(text: string): string {
    const known = this.#statements.get(text);
    if (known) return known;
    const name = `lane_${this.#statements.size + 1}`;
    this.#statements.set(text, name);
    return name;
  }

  async #connect(): Promise<Client> {
    const deadline = performance.now() + (this.#settings.patienceMs ?? 8000);
    for (let wait = 20; ; wait = Math.min(wait * 2, 500)) {
      try {
        return await this.#open();
      } catch (fault) {
        if (performance.now() + wait > deadline) {
          throw new DatabaseUnreachable('the database cannot be reached', { cause: fault });
        }
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  async #open(): Promise<Client> {
    const { url, name } = this.#settings;
    const client = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: 2000,
      keepAlive: true,
      types: laneTypes,
      options,
    });
    // A connection that breaks while idle is replaced at the next query.
    client.on('error', () => void this.#drop());
    try {
      await client.connect();
      if (this.#session) await oldSessionEnds(client, this.#session);
      const own = await client.query<Session>(
        'select pid, backend_start::text as started from pg_stat_activity where pid = pg_backend_pid()',
      );
      this.#session = own.rows[0];
      this.#client = client;
      return client;
    } catch (fault) {
      await client.end().catch(() => {});
      throw fault;
    }
  }

  async #drop(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }
}

/** Waits until a lost connection's session is gone or idle: its last statement has then committed or not, for good. */
async function oldSessionEnds(client: Client, { pid, started }: Session): Promise<void> {
  const busy = `select from pg_stat_activity where pid = $1 and backend_start::text = $2 and state <> 'idle'`;
  for (;;) {
    const found = await client.query(busy, [pid, started]);
    if (found.rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A server that goes down says 57P or 08; a broken line says nothing that came from the database. */
function isLoss(fault: unknown): boolean {
  if (!(fault instanceof DatabaseError)) return true;
  return fault.code?.startsWith('08') === true || fault.code?.startsWith('57P') === true;
}

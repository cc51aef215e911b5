import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '@fairway/server/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../../tools/postgres/embedded-postgres.ts';
import { ensureDatabase } from '../../tools/postgres/ensure-database.ts';
import { ensureRoles } from '../../tools/postgres/roles.ts';
import { dismissWatchdog } from '../../tools/processes/watchdog.ts';
import { stopVerifying } from './contenders/nothing-verified.ts';
import { countDatabaseTime } from './database-time.ts';

export interface BenchServer {
  /** The product's database, migrated, as the app's role. */
  readonly app: string;
  /** The same, as its owner. */
  readonly migrator: string;
  /** Another database of the same server, for the peers, as its owner. */
  readonly peers: string;
  /** The product's database once more, as the app's role, where posting verifies nothing. */
  readonly bare: string;
  readonly superuser: string;
  /** Begins to count the database's processor time; the answer gives the microseconds used since. */
  countTime(): () => number;
  /** Kills the whole database at once, as a power cut would, and starts it again. Answers the seconds until it accepts. */
  killAndStart(): Promise<number>;
  stop(): Promise<void>;
}

/** One PostgreSQL on disk, durable as in production, for all contenders of a run. */
export async function startBenchServer(): Promise<BenchServer> {
  const home = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  chmodSync(home, 0o755);
  const password = randomBytes(12).toString('hex');
  const start = (port?: number) =>
    startEmbeddedPostgres({
      folder: join(home, 'postgres'),
      superuserPassword: password,
      logFile: join(home, 'postgres.log'),
      // Room for every contender's pool at once; all else as in production.
      settings: { max_connections: '250' },
      ...(port !== undefined && { port }),
    });
  let postgres = await start();
  const superuser = postgres.superuserUrl('postgres');
  await ensureRoles(superuser, { migrator: password, app: password, report: password });
  await ensureDatabase(superuser, 'fairway');
  await ensureDatabase(superuser, 'bare');
  await ensureDatabase(superuser, 'peers');
  const address = (role: string, database: string): string =>
    `postgres://fairway_${role}:${password}@127.0.0.1:${postgres.port}/${database}`;
  await migrate(address('migrator', 'fairway'));
  await migrate(address('migrator', 'bare'));
  await stopVerifying(address('migrator', 'bare'));
  await refuseUnlessDurable(superuser);
  return {
    app: address('app', 'fairway'),
    migrator: address('migrator', 'fairway'),
    peers: address('migrator', 'peers'),
    bare: address('app', 'bare'),
    superuser: postgres.superuserUrl('fairway'),
    countTime: () => countDatabaseTime(postgres.pid),
    killAndStart: async () => {
      const killed = performance.now();
      process.kill(postgres.pid, 'SIGKILL');
      await postgres.ended;
      postgres = await startAgain(() => start(postgres.port));
      return (performance.now() - killed) / 1000;
    },
    stop: async () => {
      await postgres.stop();
      dismissWatchdog();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A fast figure from a server that may lose a commit would mean nothing. */
async function refuseUnlessDurable(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const { rows } = await client.query<Record<string, string>>(`show ${setting}`);
    if (rows[0]?.[setting] !== 'on') throw new Error(`${setting} is not on`);
  }
  await client.end();
}

/** Sessions of a killed server take a moment to notice; until then a new one finds their memory in use and gives up. */
async function startAgain<Started>(start: () => Promise<Started>): Promise<Started> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (fault) {
      if (attempt === 10) throw fault;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

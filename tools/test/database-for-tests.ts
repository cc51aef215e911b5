import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testClusterVariable } from '../../packages/testkit/src/index.ts';
import { memoryFolder } from '../../packages/testkit/src/memory-folder.ts';
import type { TestCluster } from '../../packages/testkit/src/index.ts';
import { superuser } from '../postgres/cluster.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import type { EmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { ensureDatabase } from '../postgres/ensure-database.ts';
import { ensureRoles, roles } from '../postgres/roles.ts';
import { withClient } from '../postgres/with-client.ts';
import { dismissWatchdog } from '../processes/watchdog.ts';
import { isAlive } from '../processes/process-table.ts';
import { projectRoot } from '../project.ts';

const template = 'fairway_template';
const prefix = 'fairway-test-';

/**
 * Start of a test run: a PostgreSQL of its own in memory if there is some, the three logins, and one database with
 * every migration applied, from which `createTestDatabase` copies. Answers what ends it again.
 */
export default async function startDatabaseForTests(): Promise<() => Promise<void>> {
  const home = temporaryFolder();
  const password = (): string => randomBytes(18).toString('hex');
  const passwords = { migrator: password(), app: password(), report: password() };
  const superuserPassword = password();
  const postgres = await startEmbeddedPostgres({
    folder: join(home, 'postgres'),
    superuserPassword,
    logFile: join(home, 'postgres.log'),
    syncAfterCreate: false,
  });
  const clocks = join(home, 'clocks');
  mkdirSync(clocks);
  await prepareTemplate(postgres, passwords, clocks);
  const login = (key: keyof typeof roles) => ({ name: roles[key], password: passwords[key] });
  const cluster: TestCluster = {
    port: postgres.port,
    superuser: { name: superuser, password: superuserPassword },
    logins: { migrator: login('migrator'), app: login('app'), report: login('report') },
    template,
    clocks,
  };
  process.env[testClusterVariable] = JSON.stringify(cluster);
  return async () => {
    await postgres.stop();
    dismissWatchdog();
    rmSync(home, { recursive: true, force: true });
  };
}

export interface MigrateModule {
  migrateAll(this: void, config: { databases: { migrator: string } }): Promise<void>;
}

type Passwords = Parameters<typeof ensureRoles>[1];

async function prepareTemplate(
  postgres: EmbeddedPostgres,
  passwords: Passwords,
  clocks: string,
): Promise<void> {
  await ensureRoles(postgres.superuserUrl('postgres'), passwords);
  // A crowd at one account waits its turn, however busy the machine is; the product gives up after five seconds.
  await withClient(postgres.superuserUrl('postgres'), (client) =>
    client.query(`alter role ${roles.app} set lock_timeout = '60s'`),
  );
  await ensureDatabase(postgres.superuserUrl('postgres'), template);
  const file = join(projectRoot, 'apps/server/src/migrate-all.ts');
  if (!existsSync(file)) return;
  const { migrateAll }: MigrateModule = await import(file);
  const migrator = `postgres://${roles.migrator}:${passwords.migrator}@127.0.0.1:${postgres.port}/${template}`;
  await migrateAll({ databases: { migrator } });
  await lendClock(postgres.superuserUrl(template), clocks);
}

/** The clock of a test's database is a file that its virtual clock writes; without it, the machine's clock counts. */
async function lendClock(superuserUrl: string, clocks: string): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    const file = `${client.escapeLiteral(`${clocks}/`)} || current_database()`;
    await client.query(`
      create or replace function platform_now() returns timestamptz language sql volatile security definer
        set search_path = public, pg_temp as $$
        select coalesce(pg_read_file(${file}, true)::timestamptz, clock_timestamp())
      $$;
      alter function platform_now() owner to ${superuser};
      revoke execute on function platform_now() from public, ${roles.report};
      grant execute on function platform_now() to ${roles.app}, ${roles.migrator}`);
  });
}

function temporaryFolder(): string {
  const base = memoryFolder() ?? tmpdir();
  sweep(base);
  const home = mkdtempSync(join(base, `${prefix}${process.pid}-`));
  // PostgreSQL may run as another user, who must be able to walk in; the cluster itself is closed.
  chmodSync(home, 0o755);
  return home;
}

/** Removes what killed runs left behind; the folder's name holds the process that made it. */
function sweep(base: string): void {
  for (const name of readdirSync(base)) {
    const owner = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]);
    if (Number.isInteger(owner) && !isAlive(owner))
      rmSync(join(base, name), { recursive: true, force: true });
  }
}

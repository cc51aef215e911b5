import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Addresses of one test's database, one for each login of the product. */
export interface DatabaseUrls {
  readonly migrator: string;
  readonly app: string;
  readonly report: string;
}

export interface TestDatabase {
  readonly name: string;
  readonly urls: DatabaseUrls;
  /** The cluster's superuser, for tests that do what only an intruder could do. */
  readonly superuserUrl: string;
  /**
   * Sets the database's clock, `platform_now()`; it stays there until it is set again. Without it the machine's clock
   * counts.
   */
  setClock(this: void, instant: Date): void;
  /** Cuts every session and removes the database. */
  drop(): Promise<void>;
}

/** What the start of a test run leaves for its test files, as JSON in `FAIRWAY_TEST_CLUSTER`. */
export interface TestCluster {
  readonly port: number;
  readonly superuser: { readonly name: string; readonly password: string };
  readonly logins: Readonly<Record<keyof DatabaseUrls, { readonly name: string; readonly password: string }>>;
  /** Migrated once; every test database is a copy of it. */
  readonly template: string;
  /** A folder in which a database's clock is a file of its name. */
  readonly clocks: string;
}

export const testClusterVariable = 'FAIRWAY_TEST_CLUSTER';

/** A database of its own with every migration applied, copied from the run's template in some 200 ms. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(testCluster().template);
}

/** A database with the three logins and no migration: for tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template1');
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const cluster = testCluster();
  const { migrator, app, report } = cluster.logins;
  const name = `test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const admin = address(cluster, cluster.superuser, 'postgres');
  await run(admin, [
    `create database ${name} template ${template} owner ${migrator.name}`,
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to ${app.name}, ${report.name}`,
  ]);
  return {
    name,
    urls: {
      migrator: address(cluster, migrator, name),
      app: address(cluster, app, name),
      report: address(cluster, report, name),
    },
    superuserUrl: address(cluster, cluster.superuser, name),
    setClock(instant) {
      const file = join(cluster.clocks, name);
      // Renamed into its place, so that no statement reads half of it.
      writeFileSync(`${file}.next`, instant.toISOString());
      renameSync(`${file}.next`, file);
    },
    async drop() {
      await run(admin, [`drop database if exists ${name} with (force)`]);
      rmSync(join(cluster.clocks, name), { force: true });
    },
  };
}

function testCluster(): TestCluster {
  const json = process.env[testClusterVariable];
  if (json === undefined) {
    throw new Error(
      'No test database is running: put the test below apps/server or apps/sandbox and run it with vitest.',
    );
  }
  return JSON.parse(json) as TestCluster;
}

function address(cluster: TestCluster, login: { name: string; password: string }, database: string): string {
  return `postgres://${login.name}:${login.password}@127.0.0.1:${cluster.port}/${database}`;
}

async function run(connectionString: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

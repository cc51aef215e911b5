import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { lookAtPristine, makePristine, type Pristine } from './pristine-database.ts';

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
  /** Cuts every session and removes the database; a second call does nothing. */
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

/** Copies that were used and made like fresh ones again, by the process that used them. */
interface UsedCopy {
  readonly name: string;
  readonly uses: number;
}
const idleCopies: UsedCopy[] = [];
let pristine: Pristine | undefined;

/** What is deleted leaves room behind: a copy is not used for ever. */
const mostUses = 25;

/**
 * A database of its own with every migration applied. A copy of the run's template costs a third of a second of processor time, so one that was
 * dropped is emptied and given out under another name: no session of the former test finds it.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { template } = testCluster();
  const idle = idleCopies.pop();
  if (!idle) return createDatabase(template, 1);
  const name = newName();
  await run(adminAddress(), [`alter database ${idle.name} rename to ${name}`]);
  return databaseNamed(name, idle.uses + 1);
}

/** A database with the three logins and no migration: for tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template1');
}

/** `uses` counts those of a copy that may be used again. */
async function createDatabase(template: string, uses?: number): Promise<TestDatabase> {
  const { migrator, app, report } = testCluster().logins;
  const name = newName();
  await run(adminAddress(), [
    `create database ${name} template ${template} owner ${migrator.name}`,
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to ${app.name}, ${report.name}`,
  ]);
  if (uses !== undefined) pristine ??= await withClient(superuserAddress(name), lookAtPristine);
  return databaseNamed(name, uses);
}

function databaseNamed(name: string, uses: number | undefined): TestDatabase {
  const cluster = testCluster();
  let isDropped = false;
  const { migrator, app, report } = cluster.logins;
  return {
    name,
    urls: {
      migrator: address(cluster, migrator, name),
      app: address(cluster, app, name),
      report: address(cluster, report, name),
    },
    superuserUrl: superuserAddress(name),
    setClock(instant) {
      const file = join(cluster.clocks, name);
      // Renamed into its place, so that no statement reads half of it.
      writeFileSync(`${file}.next`, instant.toISOString());
      renameSync(`${file}.next`, file);
    },
    async drop() {
      if (isDropped) return;
      isDropped = true;
      rmSync(join(cluster.clocks, name), { force: true });
      if (uses !== undefined && uses < mostUses && (await madePristine(name)))
        idleCopies.push({ name, uses });
      else await run(adminAddress(), [`drop database if exists ${name} with (force)`]);
    },
  };
}

/** A test may have dropped or locked its own: then there is nothing to use again. */
async function madePristine(name: string): Promise<boolean> {
  const like = pristine;
  if (!like) return false;
  try {
    return await withClient(superuserAddress(name), (client) => makePristine(client, like));
  } catch {
    return false;
  }
}

function newName(): string {
  return `test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
}

function adminAddress(): string {
  return superuserAddress('postgres');
}

function superuserAddress(database: string): string {
  const cluster = testCluster();
  return address(cluster, cluster.superuser, database);
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
  await withClient(connectionString, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@fairway/testkit';
import { cny, type Money } from '@fairway/money';
import { Client } from 'pg';
import { expect } from 'vitest';
import { createDb, type Db } from '#platform/db/database.ts';
import { createPool } from '#platform/db/pool.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { systemClock } from '#platform/clock.ts';
import { createIds, type Ids } from '#platform/ids.ts';
import {
  accountsOf,
  move,
  openLane,
  postTransfer,
  proveEverything,
  type Account,
  type PostingLane,
  type Transfer,
} from './index.ts';

/** A ledger on a database of its own, for tests. */
export interface TestLedger {
  readonly database: TestDatabase;
  readonly db: Db;
  readonly ids: Ids;
  readonly lane: PostingLane;
  /** A transfer with a fresh id. */
  transfer(reason: Transfer['reason'], from: Account, to: Account, amount: Money): Transfer;
  /** Posts it in a transaction of its own. */
  post(transfer: Transfer): Promise<void>;
  /** Gives a member so many fen. */
  fund(owner: string, minor: bigint): Promise<void>;
  /** A connection that may do what only an intruder could: the superuser with the guards switched off. */
  asIntruder(work: (client: Client) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** How long the tests wait for a connection or an open transaction of a busy machine. */
export const patienceMs = 60_000;

export const testInstant = new Date('2026-01-05T08:00:00Z');

export async function createTestLedger(): Promise<TestLedger> {
  const database = await createTestDatabase();
  await raiseIsolation(database);
  return openTestLedger(database);
}

/** A ledger on a database that is there already; closing it drops the database. */
export function openTestLedger(database: TestDatabase): TestLedger {
  const pool = createPool({ url: database.urls.app, name: 'test', wait: patienceMs });
  const db = createDb(pool);
  const ids = createIds(systemClock, randomBytes);
  const lane = openLane({ url: database.urls.app, name: 'test-lane', patienceMs });
  const transfer = (reason: Transfer['reason'], from: Account, to: Account, amount: Money): Transfer => {
    return { id: ids.uuid(), reason, at: testInstant, requestId: 'test', legs: move(from, to, amount) };
  };
  const post = async (posted: Transfer): Promise<void> => {
    // Under SERIALIZABLE (below) a crowded account admits one writer a round.
    await inTransaction(db, (tx) => postTransfer(tx, posted), { attempts: 60 });
  };
  return {
    database,
    db,
    ids,
    lane,
    transfer,
    post,
    fund(owner, minor) {
      const accounts = accountsOf(owner);
      return post(
        transfer('deposit', accounts.house('deposits', 'CNY', 'bank'), accounts.center('CNY'), cny(minor)),
      );
    },
    async asIntruder(work) {
      const client = new Client({ connectionString: database.superuserUrl });
      await client.connect();
      try {
        await client.query('set session_replication_role = replica');
        await work(client);
      } finally {
        await client.end();
      }
    },
    async close() {
      await lane.close();
      await pool.end();
      await database.drop();
    },
  };
}

/** LEDGER_ISOLATION=serializable runs the same tests under a stricter isolation: the results must be the same (CON-3). */
async function raiseIsolation({ name, superuserUrl }: TestDatabase): Promise<void> {
  const level = process.env['LEDGER_ISOLATION'];
  if (level === undefined) return;
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(
    `alter database ${name} set default_transaction_isolation = ${client.escapeLiteral(level)}`,
  );
  await client.end();
}

/** The books as a whole are right: every chain, every lock, every transfer, and zero in each currency. */
export async function expectSoundBooks({ db }: TestLedger): Promise<void> {
  const proof = await proveEverything(db, testInstant);
  expect(proof.findings).toEqual([]);
}

import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@fairway/testkit';
import { createApp } from '../../app.ts';
import { parseConfig } from '../../config.ts';
import { addJob } from '../jobs/add-job.ts';
import { pruneJobPeriods } from '../jobs/periods/prune-job-periods.job.ts';
import { inTransaction } from './transaction.ts';
import { durabilityFaults } from './require-durability.ts';

const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', data_checksums: 'on' };

describe('a database that may lose what it acknowledged', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it.each(['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'])('is named by %s', (name) => {
    expect(durabilityFaults({ ...durable, [name]: 'off' })).toEqual([
      expect.stringContaining(`${name} is off`),
    ]);
  });

  it('is durable with a standby, and unknown settings are not trusted', () => {
    expect(durabilityFaults({ ...durable, synchronous_commit: 'remote_apply' })).toEqual([]);
    expect(durabilityFaults({})).toHaveLength(4);
  });

  it('is not served: the start ends with the name of the setting', async () => {
    const listen = async () => {
      const fairway = await createApp(config(), { work: false });
      try {
        await fairway.listen();
      } finally {
        await fairway.close();
      }
    };
    await expect(listen()).resolves.toBeUndefined();

    await alter(`alter database "${database.name}" set synchronous_commit = off`);
    await expect(listen()).rejects.toThrow('synchronous_commit is off');

    await alter(`alter database "${database.name}" reset synchronous_commit`);
    await expect(listen()).resolves.toBeUndefined();
  });

  it('runs nothing of what waits, though jobs and outbox are on', async () => {
    await alter(`alter database "${database.name}" set synchronous_commit = off`);
    const fairway = await createApp(config());
    const { db } = fairway.app;
    try {
      await inTransaction(db, (tx) => addJob(tx, pruneJobPeriods, { period: 'waits' }, { key: 'waits' }));
      await expect(fairway.listen()).rejects.toThrow('synchronous_commit is off');
      // A worker and an outbox each hold a connection of their own, and a worker writes down its periods at its first look.
      const { rows } = await sql<{ periods: bigint; waiting: bigint; connections: string[] }>`
        select (select count(*) from platform_job_periods) as periods,
          (select count(*) from graphile_worker.jobs where key = 'waits' and attempts = 0) as waiting,
          array(select application_name from pg_stat_activity where datname = current_database()
            and application_name in ('fairway-queue', 'fairway-lifeline', 'fairway-outbox')) as connections`.execute(
        db,
      );
      expect(rows).toEqual([{ periods: 0n, waiting: 1n, connections: [] }]);
    } finally {
      await fairway.close();
      await alter(`alter database "${database.name}" reset synchronous_commit`);
    }
  });

  async function alter(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: database.superuserUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  const config = () =>
    parseConfig({
      NODE_ENV: 'test',
      PORT: '0',
      CONSOLE_PORT: '0',
      APP_DATABASE_URL: database.urls.app,
      SERVER_SECRET: 'test-server-secret-of-32-characters-or-more',
      PASSWORD_PEPPER: 'test-password-pepper-of-32-characters-or-more',
      LOG_LEVEL: 'silent',
    });
});

import {
  createTestDatabase,
  createVirtualClock,
  type TestDatabase,
  type VirtualClock,
} from '@fairway/testkit';
import { pino } from 'pino';
import { parseConfig } from '../config.ts';
import { createDb } from './db/database.ts';
import { createPool } from './db/pool.ts';
import { createIds } from './ids.ts';
import { createMetrics } from './metrics.ts';
import type { TopicNews } from './mqtt/publisher.ts';
import type { Platform } from './platform.ts';

export interface TestPlatform {
  app: Platform;
  database: TestDatabase;
  clock: VirtualClock;
  /** What was published, in order. */
  published: TopicNews[];
  close(): Promise<void>;
}

/** The platform on a database of its own, for tests below the modules: a still clock and a publisher that remembers. */
export async function createTestPlatform(): Promise<TestPlatform> {
  const database = await createTestDatabase();
  const opened = openTestPlatform(database.urls.app, database.setClock);
  return {
    ...opened,
    database,
    async close() {
      await opened.close();
      await database.drop();
    },
  };
}

/** The platform on a database that is there already: what a second process of a test opens. */
export function openTestPlatform(
  url: string,
  follow?: (instant: Date) => void,
): Omit<TestPlatform, 'database'> {
  const pool = createPool({ url, max: 10, name: 'fairway-test', wait: 60_000 });
  const clock = createVirtualClock(undefined, follow);
  const published: TopicNews[] = [];
  const app: Platform = {
    config: parseConfig({
      NODE_ENV: 'test',
      APP_DATABASE_URL: url,
      SERVER_SECRET: 's'.repeat(32),
      PASSWORD_PEPPER: 'p'.repeat(32),
    }),
    clock,
    ids: createIds(clock),
    db: createDb(pool),
    logger: pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' }),
    metrics: createMetrics({ process: false }),
    publisher: { publish: (news) => void published.push(news), audience: () => new Map() },
    extensions: [],
    audit: () => Promise.reject(new Error('the platform alone has no audit trail')),
  };
  return { app, clock, published, close: () => pool.end() };
}

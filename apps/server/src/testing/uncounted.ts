import { Client } from 'pg';
import type { TestApp } from './test-app.ts';

/** Counts no calls and no attempts any more: the limits would answer in the place of what lies behind them. */
export async function uncounted(test: TestApp): Promise<void> {
  const owner = new Client(test.database.urls.migrator);
  await owner.connect();
  await owner.query(`
    create function uncounted() returns trigger language plpgsql as 'begin return null; end';
    create trigger uncounted before insert on platform_rate_limits for each row execute function uncounted();
    create function unslowed() returns trigger language plpgsql as 'begin new.failures := 1; new.blocked_until := null; return new; end';
    create trigger unslowed before insert or update on platform_attempts for each row execute function unslowed()`);
  await owner.end();
}

import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

/** Instances that start at once queue here and one migrates. */
const lockKey = 7_241_002;
const quiet = new Logger(() => () => {});

/**
 * Brings the queue's schema `graphile_worker` up to date as the migrator and grants the app's role its use. The queue's
 * tables have row level security with no policy, so a grant alone would show the app an empty queue.
 */
export async function migrateJobs(migratorUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: migratorUrl, application_name: 'fairway-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await runMigrations({ connectionString: migratorUrl, logger: quiet });
    await client.query(grants);
  } finally {
    await client.end();
  }
}

const grants = `
begin;
grant usage on schema graphile_worker to fairway_app;
grant select, insert, update, delete on all tables in schema graphile_worker to fairway_app;
revoke insert, update, delete on graphile_worker.migrations from fairway_app;
grant usage on all sequences in schema graphile_worker to fairway_app;
grant execute on all functions in schema graphile_worker to fairway_app;
-- A view without the payloads.
grant usage on schema graphile_worker to fairway_report;
grant select on graphile_worker.jobs to fairway_report;
do $$
declare
  guarded name;
begin
  for guarded in
    select relname from pg_class
    where relnamespace = 'graphile_worker'::regnamespace and relkind = 'r' and relrowsecurity
      and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'fairway_app_works')
  loop
    execute format('create policy fairway_app_works on graphile_worker.%I to fairway_app using (true) with check (true)', guarded);
  end loop;
end $$;
commit;`;

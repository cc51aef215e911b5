import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** Notes that a page looks at the game; of many that do one writes, every ten seconds at most. */
export async function noteInterest(db: Db): Promise<void> {
  await sql`
    update games_rocket_interest set at = platform_now() where at < platform_now() - interval '10 seconds'`.execute(
    db,
  );
}

/** Whether one did so lately. */
export async function isWatched(tx: Tx, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    select from games_rocket_interest where at > platform_now() - make_interval(secs => ${seconds})`.execute(
    tx,
  );
  return rows.length > 0;
}

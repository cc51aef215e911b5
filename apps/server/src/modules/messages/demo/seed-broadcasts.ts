import { sql } from 'kysely';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { insertBroadcast } from '../broadcasts/broadcasts-store.ts';
import { demoBroadcasts } from './demo-broadcasts.ts';

/** Writes the demonstration's broadcasts; a database that has any keeps its own. */
export async function seedBroadcasts(app: Platform): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const written = await sql`select from messages_broadcasts limit 1`.execute(tx);
    if (written.rows.length > 0) return;
    for (const { hoursAgo, status, ...draft } of demoBroadcasts) {
      const at = addSeconds(app.clock.now(), -hoursAgo * 3600);
      await insertBroadcast(tx, {
        ...draft,
        id: app.ids.uuid(),
        status,
        publish_at: status === 'published' ? at : null,
        until: null,
        operator_name: 'demo',
        created_at: at,
        updated_at: at,
      });
    }
  });
}

import type { Platform } from '#platform/platform.ts';
import { interestSeconds } from '../house-tables.ts';
import { selectDueTables } from '../interest-store.ts';
import { conductTable } from './conduct-table.ts';
import { idle } from './look.ts';

/** One look at every table that has something to do. Answers the milliseconds until the next. */
export async function conductTables(app: Platform): Promise<number> {
  const due = await selectDueTables(app.db, interestSeconds);
  const looks = await Promise.allSettled(
    due.map(({ table, watched }) => conductTable(app, table, { watched })),
  );
  // A table that fails stops no other.
  const failed = looks.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return Math.min(idle, ...looks.map((look) => (look.status === 'fulfilled' ? look.value : idle)));
}

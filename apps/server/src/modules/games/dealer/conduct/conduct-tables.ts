import type { Platform } from '#platform/platform.ts';
import { lookAtAll } from '../../conducting/look-at-all.ts';
import { interestSeconds } from '../house-tables.ts';
import { selectDueTables } from '../interest-store.ts';
import { conductTable } from './conduct-table.ts';

/** One look at every table that has something to do. Answers the milliseconds until the next. */
export async function conductTables(app: Platform): Promise<number> {
  const due = await selectDueTables(app.db, interestSeconds);
  return lookAtAll(due.map(({ table, watched }) => conductTable(app, table, { watched })));
}

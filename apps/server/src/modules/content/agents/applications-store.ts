import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { ContentTables } from '../tables.ts';

type ApplicationRow = Selectable<ContentTables['content_agent_applications']>;

export async function insertApplication(db: Db, row: ApplicationRow): Promise<void> {
  await db.withTables<ContentTables>().insertInto('content_agent_applications').values(row).execute();
}

/** Newest first; ids are in the order of time. */
export async function selectApplications(
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<ApplicationRow[]> {
  return db
    .withTables<ContentTables>()
    .selectFrom('content_agent_applications')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

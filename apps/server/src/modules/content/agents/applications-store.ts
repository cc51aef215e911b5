import type { Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { ContentTables } from '../tables.ts';

type ApplicationRow = Selectable<ContentTables['content_agent_applications']>;

export async function insertApplication(db: Db, row: ApplicationRow): Promise<void> {
  await db.withTables<ContentTables>().insertInto('content_agent_applications').values(row).execute();
}

/** Newest first; ids are in the order of time. */
export async function selectApplications(
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
) {
  return db
    .withTables<ContentTables>()
    .selectFrom('content_agent_applications as application')
    .leftJoin('content_application_marks as mark', 'mark.application_id', 'application.id')
    .selectAll('application')
    .select([
      'mark.operator_name as handled_by',
      'mark.created_at as handled_at',
      'mark.note as handled_note',
    ])
    .$if(before !== undefined, (query) => query.where('application.id', '<', before ?? ''))
    .orderBy('application.id', 'desc')
    .limit(limit)
    .execute();
}

export async function findApplication(tx: Tx, id: string): Promise<ApplicationRow | undefined> {
  return tx
    .withTables<ContentTables>()
    .selectFrom('content_agent_applications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Answers false when a colleague was first. */
export async function insertMark(tx: Tx, row: ContentTables['content_application_marks']): Promise<boolean> {
  const inserted = await tx
    .withTables<ContentTables>()
    .insertInto('content_application_marks')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { MatchingTables } from '../tables.ts';

export type StatementRow = Selectable<MatchingTables['matching_statements']>;

const statements = (db: Db | Tx) => db.withTables<MatchingTables>();

/** Written under the appeal's lock and never changed. */
export async function insertStatement(
  tx: Tx,
  statement: Insertable<MatchingTables['matching_statements']>,
): Promise<void> {
  await statements(tx).insertInto('matching_statements').values(statement).execute();
}

/** What was added to some appeals after they were opened, by appeal, oldest first. */
export async function selectStatementsOf(
  db: Db | Tx,
  appealIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StatementRow[]>> {
  if (appealIds.length === 0) return new Map();
  const rows = await statements(db)
    .selectFrom('matching_statements')
    .selectAll()
    .where('appeal_id', 'in', [...appealIds])
    .orderBy('at')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ appeal_id: appealId }) => appealId);
}

/** Whether a picture is evidence of either side about a part that this member pays or receives. */
export async function isEvidenceFor(db: Db, memberId: string, name: string): Promise<boolean> {
  const found = await sql`
    select from (
      select part_no from matching_appeals where evidence @> array[${name}::text]
      union all select part_no from matching_statements where evidence @> array[${name}::text]
    ) named join matching_parts part using (part_no)
    where ${memberId}::uuid in (part.payer_id, part.recipient_id) limit 1`.execute(db);
  return found.rows.length > 0;
}

import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { MatchingTables } from '../tables.ts';

export type AppealRow = Selectable<MatchingTables['matching_appeals']>;

const appeals = (db: Db | Tx) => db.withTables<MatchingTables>();

export async function insertAppeal(
  tx: Tx,
  appeal: Insertable<MatchingTables['matching_appeals']>,
): Promise<AppealRow> {
  return appeals(tx).insertInto('matching_appeals').values(appeal).returningAll().executeTakeFirstOrThrow();
}

export async function findAppeal(db: Db | Tx, id: string): Promise<AppealRow | undefined> {
  return appeals(db).selectFrom('matching_appeals').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The appeal about each of some parts: the open one, else the latest. */
export async function selectAppealsOf(
  db: Db | Tx,
  partNos: readonly string[],
): Promise<ReadonlyMap<string, AppealRow>> {
  if (partNos.length === 0) return new Map();
  const rows = await appeals(db)
    .selectFrom('matching_appeals')
    .selectAll()
    .where('part_no', 'in', [...partNos])
    .orderBy('opened_at')
    .execute();
  return new Map(rows.map((row) => [row.part_no, row]));
}

/** The open appeal about a part, locked. */
export async function lockOpenAppeal(tx: Tx, partNo: string): Promise<AppealRow | undefined> {
  return appeals(tx)
    .selectFrom('matching_appeals')
    .selectAll()
    .where('part_no', '=', partNo)
    .where('outcome', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Something was added to an appeal: a decision that was proposed before has not seen it. */
export async function countAddition(tx: Tx, appeal: AppealRow): Promise<AppealRow> {
  return updateAppeal(tx, appeal, { version: appeal.version + 1 });
}

/** Its deadline, or the time after an escalation, has passed without a decision. */
export async function countEscalation(tx: Tx, appeal: AppealRow, at: Date): Promise<AppealRow> {
  return updateAppeal(tx, appeal, { escalations: appeal.escalations + 1, escalated_at: at });
}

/** An operator has stopped the part of an open appeal. */
export async function markStopped(
  tx: Tx,
  appeal: AppealRow,
  stop: { at: Date; name: string; reason: string },
): Promise<AppealRow> {
  const { at, name, reason } = stop;
  return updateAppeal(tx, appeal, { stopped_at: at, stopped_by_name: name, stop_reason: reason });
}

async function updateAppeal(
  tx: Tx,
  appeal: AppealRow,
  change: Updateable<MatchingTables['matching_appeals']>,
): Promise<AppealRow> {
  return appeals(tx)
    .updateTable('matching_appeals')
    .set(change)
    .where('shard_id', '=', appeal.shard_id)
    .where('id', '=', appeal.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function closeAppeal(
  tx: Tx,
  appeal: AppealRow,
  end: { outcome: AppealRow['outcome']; at: Date; name: string; reason: string },
): Promise<AppealRow> {
  return updateAppeal(tx, appeal, {
    outcome: end.outcome,
    decided_at: end.at,
    decided_by_name: end.name,
    decision_reason: end.reason,
  });
}

/** A page of the queue: open ones by deadline, which puts the escalated first; decided ones newest first. */
export async function selectAppeals(
  db: Db,
  state: 'open' | 'decided',
  page: { from?: { at: Date; id: string } | undefined; size: number },
): Promise<AppealRow[]> {
  const after = page.from
    ? state === 'open'
      ? sql`and (deadline, id) > (${page.from.at}::timestamptz, ${page.from.id}::uuid)`
      : sql`and (decided_at, id) < (${page.from.at}::timestamptz, ${page.from.id}::uuid)`
    : sql``;
  const found = await (
    state === 'open'
      ? sql<AppealRow>`select * from matching_appeals where outcome is null ${after}
        order by deadline, id limit ${page.size + 1}`
      : sql<AppealRow>`select * from matching_appeals where outcome is not null ${after}
        order by decided_at desc, id desc limit ${page.size + 1}`
  ).execute(db);
  return found.rows;
}

/** Open appeals whose deadline has passed. */
export async function countEscalated(db: Db): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::integer as count from matching_appeals
    where outcome is null and escalations > 0`.execute(db);
  return found.rows[0]?.count ?? 0;
}

export async function countOpenAppeals(db: Db): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::integer as count from matching_appeals where outcome is null`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Appeals about parts of this recipient since an instant. */
export async function countAppealsAgainst(db: Db | Tx, recipientId: string, since: Date): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::integer as count from matching_appeals appeal
    join matching_parts part using (part_no)
    where part.recipient_id = ${recipientId} and appeal.opened_at >= ${since}`.execute(db);
  return found.rows[0]?.count ?? 0;
}

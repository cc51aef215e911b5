import { sql } from 'kysely';
import type { ChatReportReason } from '@fairway/contract/chat/states.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { ItemBody } from '../tables.ts';

export interface ReportRow {
  readonly id: string;
  readonly item_id: string;
  readonly room_no: bigint;
  readonly reporter_id: string;
  readonly writer_id: string;
  readonly reason: ChatReportReason;
  readonly body: ItemBody;
  readonly reported_at: Date;
  readonly decided_at: Date | null;
}

/** Writes a report; the same member's report of the same message is the one that is there. Answers its id. */
export async function insertReport(
  db: Db,
  report: Pick<ReportRow, 'id' | 'item_id' | 'room_no' | 'reporter_id' | 'writer_id' | 'reason' | 'body'>,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into chat_reports (id, item_id, room_no, reporter_id, writer_id, reason, body)
    values (${report.id}, ${report.item_id}, ${report.room_no}, ${report.reporter_id}, ${report.writer_id}, ${report.reason},
      ${JSON.stringify(report.body)}::jsonb)
    on conflict (item_id, reporter_id) do update set reporter_id = excluded.reporter_id returning id`.execute(
    db,
  );
  return rows[0]?.id ?? report.id;
}

export interface ReportedItemRow {
  readonly item_id: string;
  readonly room_no: bigint;
  readonly writer_id: string;
  readonly body: ItemBody;
  readonly reasons: ChatReportReason[];
  readonly first_at: Date;
}

/** Messages whose reports wait, the longest waiting first, each with the reasons that were given. */
export async function selectReported(db: Db, limit: number): Promise<ReportedItemRow[]> {
  const { rows } = await sql<ReportedItemRow>`
    select item_id, room_no, writer_id, (array_agg(body order by reported_at))[1] as body,
      array_agg(reason order by reported_at) as reasons, min(reported_at) as first_at
    from chat_reports where decided_at is null group by item_id, room_no, writer_id
    order by min(reported_at), item_id limit ${limit}`.execute(db);
  return rows;
}

/** Decides all waiting reports of a message; answers how many there were. */
export async function decideReports(
  tx: Tx,
  itemId: string,
  by: string,
  decision: 'removed' | 'muted' | 'dismissed',
): Promise<number> {
  const { numAffectedRows } = await sql`
    update chat_reports set decided_at = platform_now(), decided_by = ${by}, decision = ${decision}
    where item_id = ${itemId} and decided_at is null`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

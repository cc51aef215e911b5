import type { FeedbackCategory, FeedbackStatus, FeedbackType } from '@fairway/contract/support/feedback.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { PagePlace } from '#platform/page-place.ts';

export interface FeedbackRow {
  readonly id: string;
  readonly member_id: string;
  readonly category: FeedbackCategory;
  readonly type: FeedbackType;
  readonly content: string;
  readonly pictures: readonly string[];
  readonly created_at: Date;
  readonly status: FeedbackStatus;
  readonly reply: string;
  readonly replied_by: string;
  readonly replied_at: Date | null;
}

const columns = sql`id, member_id, category, type, content, pictures, created_at, status, reply, replied_by, replied_at`;

export type NewFeedback = Pick<
  FeedbackRow,
  'id' | 'member_id' | 'category' | 'type' | 'content' | 'pictures' | 'created_at'
>;

export async function insertFeedback(tx: Tx, row: NewFeedback): Promise<FeedbackRow> {
  const { rows } = await sql<FeedbackRow>`
    insert into support_feedback (id, member_id, category, type, content, pictures, created_at)
    values (${row.id}, ${row.member_id}, ${row.category}, ${row.type}, ${row.content}, ${row.pictures}::text[],
      ${row.created_at})
    returning ${columns}`.execute(tx);
  const [written] = rows;
  if (!written) throw new Error('the feedback was not written');
  return written;
}

/** A member's own, newest first. */
export async function selectOwnFeedback(
  db: Db,
  memberId: string,
  { after, limit }: { after: PagePlace | undefined; limit: number },
): Promise<FeedbackRow[]> {
  const { rows } = await sql<FeedbackRow>`
    select ${columns} from support_feedback
    where member_id = ${memberId} ${after ? sql`and (created_at, id) < (${after.at}, ${after.id}::uuid)` : sql``}
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export interface QueuePage {
  readonly status: FeedbackStatus;
  readonly category: FeedbackCategory | undefined;
  readonly type: FeedbackType | undefined;
  readonly after: PagePlace | undefined;
  readonly limit: number;
}

/** What waits, oldest first; what is answered, the latest answer first. */
export async function selectQueue(
  db: Db,
  { status, category, type, after, limit }: QueuePage,
): Promise<FeedbackRow[]> {
  const narrowed = sql`status = ${status}
    ${category === undefined ? sql`` : sql`and category = ${category}`}
    ${type === undefined ? sql`` : sql`and type = ${type}`}`;
  const { rows } = await (
    status === 'waiting'
      ? sql<FeedbackRow>`
        select ${columns} from support_feedback
        where ${narrowed} ${after ? sql`and (created_at, id) > (${after.at}, ${after.id}::uuid)` : sql``}
        order by created_at, id limit ${limit}`
      : sql<FeedbackRow>`
        select ${columns} from support_feedback
        where ${narrowed} ${after ? sql`and (replied_at, id) < (${after.at}, ${after.id}::uuid)` : sql``}
        order by replied_at desc, id desc limit ${limit}`
  ).execute(db);
  return rows;
}

export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from support_feedback where status = 'waiting'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The row, locked until the transaction ends. */
export async function lockFeedback(tx: Tx, id: string): Promise<FeedbackRow | undefined> {
  const { rows } = await sql<FeedbackRow>`
    select ${columns} from support_feedback where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function writeReply(
  tx: Tx,
  id: string,
  { reply, by, at }: { reply: string; by: string; at: Date },
): Promise<FeedbackRow> {
  const { rows } = await sql<FeedbackRow>`
    update support_feedback set status = 'answered', reply = ${reply}, replied_by = ${by}, replied_at = ${at}
    where id = ${id} returning ${columns}`.execute(tx);
  const [written] = rows;
  if (!written) throw new Error('the reply was not written');
  return written;
}

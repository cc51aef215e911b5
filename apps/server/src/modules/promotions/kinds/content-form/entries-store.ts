import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

export interface EntryRow {
  readonly id: string;
  readonly member_id: string;
  readonly no: number;
  readonly version: Buffer;
  readonly answers: Buffer;
  readonly reward_id: string | null;
  readonly sent_at: Date;
}

const columns = sql`id, member_id, no, version, answers, reward_id, sent_at`;

/** Writes the entry of a member; the caller holds the member, so that there is none yet. */
export async function insertEntry(tx: Tx, entry: Omit<EntryRow, 'sent_at'>): Promise<EntryRow> {
  const { id, member_id: memberId, no, version, answers, reward_id: rewardId } = entry;
  const { rows } = await sql<EntryRow>`
    insert into promotions_form_entries (shard_id, id, member_id, no, version, answers, reward_id)
    values (${shardOf(memberId)}, ${id}, ${memberId}, ${no}, ${version}, ${answers}, ${rewardId})
    returning ${columns}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('an entry that was written is not there');
  return row;
}

export async function selectEntry(db: Db | Tx, memberId: string, no: number): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select ${columns} from promotions_form_entries
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and no = ${no}`.execute(db);
  return rows[0];
}

/** A page of a form's entries, newest first. */
export async function selectEntryPage(
  db: Db,
  { no, before, limit }: { no: number; before: string | null; limit: number },
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${columns} from promotions_form_entries
    where no = ${no} and (${before}::uuid is null or id < ${before}::uuid)
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

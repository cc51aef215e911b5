import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey } from '../tables.ts';

export interface PersonMark {
  readonly source: 'phone' | 'device';
  readonly mark: Buffer;
}

/** Holds marks for a member where nobody holds them yet; waits for who takes one of them at the same time. */
export async function holdMarks(
  tx: Tx,
  memberId: string,
  { kind, no, marks }: CampaignKey & { marks: readonly PersonMark[] },
): Promise<void> {
  await sql`
    insert into promotions_person_marks (kind, no, mark, source, member_id)
    select ${kind}, ${no}, mark, source, ${memberId}
    from unnest(${marks.map(({ mark }) => mark)}::bytea[], ${marks.map(({ source }) => source)}::text[]) as held (mark, source)
    order by mark
    on conflict (kind, no, mark) do nothing`.execute(tx);
}

/** What of these marks another member holds; null where none is. */
export async function heldByOther(
  db: Db | Tx,
  memberId: string,
  { kind, no, marks }: CampaignKey & { marks: readonly PersonMark[] },
): Promise<PersonMark['source'] | null> {
  const { rows } = await sql<Pick<PersonMark, 'source'>>`
    select source from promotions_person_marks
    where kind = ${kind} and no = ${no} and mark = any (${marks.map(({ mark }) => mark)}::bytea[]) and member_id <> ${memberId}
    order by source desc limit 1`.execute(db);
  return rows[0]?.source ?? null;
}

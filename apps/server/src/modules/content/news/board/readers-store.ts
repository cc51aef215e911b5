import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** Notes that this reader has read it; within an hour of the last time nothing is written. */
export async function insertReader(
  db: Db,
  { newsId, reader, at }: { newsId: string; reader: Buffer; at: Date },
): Promise<void> {
  await sql`
    insert into content_news_readers as known (news_id, reader, read_at) values (${newsId}, ${reader}, ${at})
    on conflict (news_id, reader) do update set read_at = excluded.read_at
      where known.read_at < excluded.read_at - interval '1 hour'`.execute(db);
}

/** How many have read each since an instant. */
export async function countReaders(db: Db, since: Date): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ news_id: string; readers: number }>`
    select news_id, count(*)::int as readers from content_news_readers where read_at > ${since}
    group by news_id`.execute(db);
  return new Map(rows.map(({ news_id: id, readers }) => [id, readers]));
}

export async function deleteReadersBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from content_news_readers where read_at <= ${before}`.execute(db);
}

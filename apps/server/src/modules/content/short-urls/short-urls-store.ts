import type { Db } from '#platform/db/database.ts';
import type { ContentTables } from '../tables.ts';

export async function findShortUrl(db: Db, code: string): Promise<string | undefined> {
  const row = await db
    .withTables<ContentTables>()
    .selectFrom('content_short_urls')
    .select('path')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.path;
}

/** Writes nothing when the code or the page is known already. */
export async function insertShortUrl(
  db: Db,
  { code, path, memberId, at }: { code: string; path: string; memberId: string; at: Date },
): Promise<void> {
  await db
    .withTables<ContentTables>()
    .insertInto('content_short_urls')
    .values({ code, path, member_id: memberId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

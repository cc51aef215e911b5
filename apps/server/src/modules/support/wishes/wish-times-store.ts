import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** When the member made a wish last. */
export async function selectWishTime(db: Db | Tx, memberId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ made_at: Date }>`
    select made_at from support_wish_times where member_id = ${memberId}`.execute(db);
  return rows[0]?.made_at;
}

/** Notes a wish at an instant; false when the last one was after `before`. */
export async function takeWishTime(tx: Tx, memberId: string, at: Date, before: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into support_wish_times as known (member_id, made_at) values (${memberId}, ${at})
    on conflict (member_id) do update set made_at = excluded.made_at where known.made_at <= ${before}
    returning member_id`.execute(tx);
  return rows.length > 0;
}

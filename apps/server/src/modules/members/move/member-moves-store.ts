import type { Db } from '#platform/db/database.ts';
import type { MembersTables } from '../tables.ts';

export async function hasClosedMove(db: Db, memberId: string, stxx: number): Promise<boolean> {
  const row = await db
    .withTables<MembersTables>()
    .selectFrom('members_moves')
    .select('closed_at')
    .where('member_id', '=', memberId)
    .where('stxx', '=', stxx)
    .executeTakeFirst();
  return row !== undefined;
}

/** Closing it again changes nothing. */
export async function insertClosedMove(
  db: Db,
  closed: { memberId: string; stxx: number; at: Date },
): Promise<void> {
  await db
    .withTables<MembersTables>()
    .insertInto('members_moves')
    .values({ member_id: closed.memberId, stxx: closed.stxx, closed_at: closed.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

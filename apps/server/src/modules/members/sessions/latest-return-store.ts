import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

export interface MemberReturn {
  /** Last seen before it. */
  readonly awayFrom: Date;
  readonly at: Date;
}

/** The latest login that came so many days after the member was last seen; null where there is none. */
export async function findLatestReturn(
  db: Db | Tx,
  memberId: string,
  daysAway: number,
): Promise<MemberReturn | null> {
  const { rows } = await sql<MemberReturn>`
    select seen_before as "awayFrom", created_at as at
    from (
      select created_at, max(greatest(last_seen_at, created_at))
        over (order by created_at, id rows between unbounded preceding and 1 preceding) as seen_before
      from members_sessions where member_id = ${memberId}
    ) as logins
    where created_at >= seen_before + make_interval(days => ${daysAway})
    order by created_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

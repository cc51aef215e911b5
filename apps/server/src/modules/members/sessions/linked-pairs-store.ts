import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** Two members, by id. */
export interface MemberPair {
  readonly one: string;
  readonly other: string;
}

/**
 * The places of those pairs, from 0, of whom one invited the other, or who share the bound phone, or a device that both have signed in from
 * since an instant.
 */
export async function findLinkedPairs(
  db: Db | Tx,
  pairs: readonly MemberPair[],
  since: Date,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ place: number }>`
    select (p.place - 1)::integer as place
    from unnest(${pairs.map(({ one }) => one)}::uuid[], ${pairs.map(({ other }) => other)}::uuid[]) with ordinality as p (one, other, place)
    join members_accounts a on a.id = p.one
    join members_accounts b on b.id = p.other
    where a.inviter_id = b.id or b.inviter_id = a.id
      or (a.phone is not null and a.phone = b.phone and a.area_code = b.area_code)
      or exists (
        select from members_sessions s join members_sessions t on t.member_id = b.id and t.device_id = s.device_id
        where s.member_id = a.id and s.device_id <> '' and s.created_at > ${since} and t.created_at > ${since})`.execute(
    db,
  );
  return new Set(rows.map(({ place }) => place));
}

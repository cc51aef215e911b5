import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** Races that ended before an instant and have no result yet. */
export async function selectUnsettled(db: Db, endedBefore: Date): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`
    select c.no from promotions_campaigns c
    where c.kind = 'race' and c.published is not null and c.ends_at <= ${endedBefore}
      and c.closed is distinct from 'withdrawn'
      and not exists (select from promotions_race_results r where r.no = c.no) order by c.no`.execute(db);
  return rows.map(({ no }) => no);
}

/** Writes that a race is settled, once; false where it is. */
export async function insertResult(tx: Tx, no: number, winners: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into promotions_race_results (no, winners) values (${no}, ${winners})
    on conflict (no) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** When a race was settled; null before. */
export async function selectSettledAt(db: Db, no: number): Promise<Date | null> {
  const { rows } = await sql<{ settled_at: Date }>`
    select settled_at from promotions_race_results where no = ${no}`.execute(db);
  return rows[0]?.settled_at ?? null;
}

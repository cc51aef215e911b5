import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { RoundKey } from '../rounds/round-rows.ts';

/** The latest rounds of campaigns whose window is over, settled and not the last by their terms. */
export async function selectLeftOver(db: Db): Promise<RoundKey[]> {
  const { rows } = await sql<RoundKey>`
    select r.kind, r.no, r.round from promotions_rounds r join promotions_campaigns c on c.kind = r.kind and c.no = r.no
    where r.kind = 'surviving' and r.state = 'settled' and not r.is_last and c.ends_at <= platform_now()
      and not exists (
        select from promotions_rounds later where later.kind = r.kind and later.no = r.no and later.round > r.round)`.execute(
    db,
  );
  return rows;
}

export async function updateLast(tx: Tx, { kind, no, round }: RoundKey): Promise<void> {
  await sql`
    update promotions_rounds set is_last = true where kind = ${kind} and no = ${no} and round = ${round}`.execute(
    tx,
  );
}

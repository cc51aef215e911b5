import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { ContractRow } from '../tables.ts';

/** The version that counts for an anchor's gifts now; undefined before the first, and then nobody may give any. */
export async function contractInForce(db: Db | Tx, anchorId: string): Promise<ContractRow | undefined> {
  const { rows } = await sql<ContractRow>`
    select * from live_contracts where anchor_id = ${anchorId} and status = 'inForce'`.execute(db);
  return rows[0];
}

/** All versions of these anchors, the latest first. */
export async function selectContracts(db: Db | Tx, anchorIds: readonly string[]): Promise<ContractRow[]> {
  const { rows } = await sql<ContractRow>`
    select * from live_contracts where anchor_id = any (${anchorIds}::uuid[]) order by anchor_id, no desc`.execute(
    db,
  );
  return rows;
}

export async function lockContract(tx: Tx, id: string): Promise<ContractRow | undefined> {
  const { rows } = await sql<ContractRow>`
    select * from live_contracts where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Writes the next version of a held anchor. */
export async function insertContract(
  tx: Tx,
  {
    id,
    anchorId,
    sharePercent,
    by,
    at,
  }: { id: string; anchorId: string; sharePercent: number; by: string; at: Date },
): Promise<ContractRow> {
  const { rows } = await sql<ContractRow>`
    insert into live_contracts (id, anchor_id, no, share_percent, proposed_by, proposed_at)
    select ${id}, ${anchorId}, coalesce(max(no), 0) + 1, ${sharePercent}, ${by}, ${at}
    from live_contracts where anchor_id = ${anchorId}
    returning *`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`Contract ${id} was not written`);
  return row;
}

export async function markAgreed(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update live_contracts set status = 'agreed', agreed_at = ${at} where id = ${id}`.execute(tx);
}

export async function markDropped(tx: Tx, id: string): Promise<void> {
  await sql`update live_contracts set status = 'dropped' where id = ${id}`.execute(tx);
}

/** Replaces the version that counted by this one, in the transaction that holds the anchor. */
export async function putInForce(
  tx: Tx,
  { id, anchorId }: { id: string; anchorId: string },
  at: Date,
): Promise<void> {
  await sql`
    update live_contracts set status = 'replaced', replaced_at = ${at}
    where anchor_id = ${anchorId} and status = 'inForce'`.execute(tx);
  await sql`update live_contracts set status = 'inForce', in_force_at = ${at} where id = ${id}`.execute(tx);
}

import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { BroadcastRow } from '../tables.ts';

/** Who wrote a broadcast that came of a campaign. */
export const writtenByCampaign = 'campaign';

/** The broadcast of the campaign at an address, held until the transaction ends; two events of one campaign wait for each other. */
export async function lockBroadcastOf(tx: Tx, path: string): Promise<BroadcastRow | undefined> {
  await sql`select pg_advisory_xact_lock(7243, hashtext(${path}))`.execute(tx);
  const { rows } = await sql<BroadcastRow>`
    select * from messages_broadcasts where link = ${path} and operator_name = ${writtenByCampaign} for update`.execute(
    tx,
  );
  return rows[0];
}

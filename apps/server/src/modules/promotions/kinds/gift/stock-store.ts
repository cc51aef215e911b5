import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey } from '../../tables.ts';

/** Takes one of a gift; false where none is left. Who comes at once waits for the row. */
export async function takeStock(
  tx: Tx,
  { kind, no }: CampaignKey,
  { id, stock }: { id: string; stock: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into promotions_gift_stock as known (kind, no, gift_id, stock, taken) values (${kind}, ${no}, ${id}, ${stock}, 1)
    on conflict (kind, no, gift_id) do update set stock = excluded.stock, taken = known.taken + 1
    where known.taken < excluded.stock`.execute(tx);
  return numAffectedRows === 1n;
}

/** A claim was refused: its gift can be had again. */
export async function giveBackStock(tx: Tx, { kind, no }: CampaignKey, giftId: string): Promise<void> {
  await sql`
    update promotions_gift_stock set taken = taken - 1
    where kind = ${kind} and no = ${no} and gift_id = ${giftId} and taken > 0`.execute(tx);
}

/** How many of each gift are taken. */
export async function selectTaken(db: Db | Tx, { kind, no }: CampaignKey): Promise<Map<string, number>> {
  const { rows } = await sql<{ gift_id: string; taken: number }>`
    select gift_id, taken from promotions_gift_stock where kind = ${kind} and no = ${no}`.execute(db);
  return new Map(rows.map(({ gift_id: id, taken }) => [id, taken]));
}

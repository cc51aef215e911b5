import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { PagePlace } from '#platform/page-place.ts';
import type { CashierTables } from '../../tables.ts';

type GiftBatchRow = Selectable<CashierTables['cashier_gift_batches']>;

/** A batch and how many of its codes were redeemed. */
export type CountedBatch = GiftBatchRow & { redeemed: number };

export interface GiftCode {
  code_hash: Buffer;
  amount: bigint;
  redeemed_by: string | null;
}

export async function insertBatch(
  tx: Tx,
  batch: Omit<GiftBatchRow, 'released_by' | 'released_by_name' | 'released_at'>,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.withTables<CashierTables>().insertInto('cashier_gift_batches').values(batch).execute();
  await sql`
    insert into cashier_gift_codes (code_hash, batch_id)
    select hash, ${batch.id} from unnest(${hashes}::bytea[]) as hash`.execute(tx);
}

const counted = sql`
  select batches.*, (select count(*)::integer from cashier_gift_codes codes
    where codes.batch_id = batches.id and redeemed_by is not null) as redeemed
  from cashier_gift_batches batches`;

/** Batches, newest first, after the last one of the page before. */
export async function selectBatches(
  db: Db,
  { after, limit }: { after: PagePlace | undefined; limit: number },
): Promise<CountedBatch[]> {
  const { rows } = await sql<CountedBatch>`
    ${counted} ${after ? sql`where (issued_at, id) < (${after.at}, ${after.id}::uuid)` : sql``}
    order by issued_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findBatch(tx: Tx, id: string): Promise<CountedBatch | undefined> {
  const { rows } = await sql<CountedBatch>`${counted} where id = ${id}`.execute(tx);
  return rows[0];
}

/** Releases a batch that waits; false when it does not. */
export async function releaseBatch(
  tx: Tx,
  id: string,
  by: { id: string; name: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update cashier_gift_batches set released_by = ${by.id}, released_by_name = ${by.name}, released_at = ${by.at}
    where id = ${id} and released_by is null returning 1`.execute(tx);
  return rows.length === 1;
}

/** A code of a released batch that still runs, locked until the transaction ends. */
export async function lockGiftCode(tx: Tx, hash: Buffer, now: Date): Promise<GiftCode | undefined> {
  const { rows } = await sql<GiftCode>`
    select codes.code_hash, batches.amount, codes.redeemed_by
    from cashier_gift_codes codes join cashier_gift_batches batches on batches.id = codes.batch_id
    where codes.code_hash = ${hash} and batches.released_at is not null and batches.expires_at > ${now}
    for update of codes`.execute(tx);
  return rows[0];
}

export async function updateRedeemed(
  tx: Tx,
  hash: Buffer,
  by: { memberId: string; at: Date; billNo: string },
): Promise<void> {
  await sql`
    update cashier_gift_codes set redeemed_by = ${by.memberId}, redeemed_at = ${by.at}, bill_no = ${by.billNo}
    where code_hash = ${hash}`.execute(tx);
}

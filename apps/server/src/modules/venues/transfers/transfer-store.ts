import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { AppError } from '#platform/errors.ts';
import { shardOf } from '#modules/ledger';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { VenuesTables } from '../tables.ts';

export type TransferRow = Selectable<VenuesTables['venues_transfers']>;

export const openStatuses = ['sent', 'querying', 'operator'] as const;

export function isOpen({ status }: Pick<TransferRow, 'status'>): boolean {
  return openStatuses.some((open) => open === status);
}

/** Throws `venueTransferInTransit` when the wallet at the venue has an open transfer already. */
export async function insertTransfer(
  tx: Tx,
  row: Insertable<VenuesTables['venues_transfers']>,
): Promise<TransferRow> {
  try {
    return await tx
      .withTables<VenuesTables>()
      .insertInto('venues_transfers')
      .values(row)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (fault) {
    if (refusedBy(fault) === 'venues_transfers_one_open') throw new AppError('venueTransferInTransit');
    throw fault;
  }
}

/** A transfer by its id alone, as jobs and operators know it. */
export async function findTransfer(db: Db | Tx, id: string): Promise<TransferRow | undefined> {
  return db
    .withTables<VenuesTables>()
    .selectFrom('venues_transfers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function lockTransfer(
  tx: Tx,
  key: { shard_id: number; id: string },
): Promise<TransferRow | undefined> {
  return tx
    .withTables<VenuesTables>()
    .selectFrom('venues_transfers')
    .selectAll()
    .where('shard_id', '=', key.shard_id)
    .where('id', '=', key.id)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes a locked transfer and counts its version up. */
export async function updateTransfer(
  tx: Tx,
  key: { shard_id: number; id: string },
  changes: Updateable<VenuesTables['venues_transfers']>,
): Promise<TransferRow> {
  return tx
    .withTables<VenuesTables>()
    .updateTable('venues_transfers')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('shard_id', '=', key.shard_id)
    .where('id', '=', key.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A member's transfer by its number or by the operation id of its button; the newest where a button made several. */
export async function findOwnTransfer(
  db: Db | Tx,
  memberId: string,
  name: { id: string } | { operationId: string },
): Promise<TransferRow | undefined> {
  const own = db
    .withTables<VenuesTables>()
    .selectFrom('venues_transfers')
    .selectAll()
    .where('shard_id', '=', shardOf(memberId))
    .where('member_id', '=', memberId);
  return 'id' in name
    ? own.where('id', '=', name.id).executeTakeFirst()
    : own.where('operation_id', '=', name.operationId).orderBy('created_at', 'desc').executeTakeFirst();
}

/** The open transfers of a member. */
export async function selectOpenTransfers(db: Db | Tx, memberId: string): Promise<TransferRow[]> {
  return db
    .withTables<VenuesTables>()
    .selectFrom('venues_transfers')
    .selectAll()
    .where('shard_id', '=', shardOf(memberId))
    .where('member_id', '=', memberId)
    .where('status', 'in', openStatuses)
    .execute();
}

export interface TransferPage {
  readonly memberId: string;
  readonly before: { at: Date; id: string } | undefined;
  readonly venue: string | undefined;
  readonly open: boolean;
  readonly limit: number;
}

/** A member's transfers, newest first, from a place on. */
export async function selectTransferPage(db: Db, page: TransferPage): Promise<TransferRow[]> {
  let query = db
    .withTables<VenuesTables>()
    .selectFrom('venues_transfers')
    .selectAll()
    .where('shard_id', '=', shardOf(page.memberId))
    .where('member_id', '=', page.memberId);
  if (page.before)
    query = query.where(sql<boolean>`(created_at, id) < (${page.before.at}, ${page.before.id}::uuid)`);
  if (page.venue !== undefined) query = query.where('venue', '=', page.venue);
  if (page.open) query = query.where('status', 'in', openStatuses);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(page.limit).execute();
}

/** When money was last sent to this wallet, whatever became of it; undefined before the first. */
export async function lastSentAt(
  tx: Tx,
  { memberId, venue, currency }: { memberId: string; venue: string; currency: WalletCurrency },
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(created_at) as at from venues_transfers
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and venue = ${venue}
      and currency = ${currency} and direction = 'out' and status <> 'refused'`.execute(tx);
  return rows[0]?.at ?? undefined;
}

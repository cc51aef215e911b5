import { sql, type Selectable, type UpdateObject } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { shardOf } from '#modules/ledger';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { VenuesTables } from '../tables.ts';

export type VenueWalletRow = Selectable<VenuesTables['venues_wallets']>;

export interface VenueWalletName {
  readonly memberId: string;
  readonly venue: string;
  readonly currency: WalletCurrency;
}

/** The wallet's row, locked: whatever concerns this member's money at this venue happens one after another. Made at first use. */
export async function lockVenueWallet(tx: Tx, wallet: VenueWalletName): Promise<VenueWalletRow> {
  const tables = tx.withTables<VenuesTables>();
  const key = keyOf(wallet);
  await tables
    .insertInto('venues_wallets')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tables
    .selectFrom('venues_wallets')
    .selectAll()
    .where('shard_id', '=', key.shard_id)
    .where('member_id', '=', key.member_id)
    .where('venue', '=', key.venue)
    .where('currency', '=', key.currency)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The wallets at venues that a member has used. */
export async function selectVenueWallets(db: Db | Tx, memberId: string): Promise<VenueWalletRow[]> {
  return db
    .withTables<VenuesTables>()
    .selectFrom('venues_wallets')
    .selectAll()
    .where('shard_id', '=', shardOf(memberId))
    .where('member_id', '=', memberId)
    .execute();
}

/** Says that a transfer has begun or ended here: balances asked from the venue before are stale. */
export async function countVenueWallet(tx: Tx, wallet: VenueWalletName): Promise<void> {
  await update(tx, wallet, { version: sql<bigint>`version + 1` });
}

export async function writeStatedBalance(
  tx: Tx,
  wallet: VenueWalletName,
  stated: { minor: bigint; at: Date },
): Promise<void> {
  await update(tx, wallet, { stated: stated.minor, stated_at: stated.at });
}

export async function writeLaunch(tx: Tx, wallet: VenueWalletName, at: Date): Promise<void> {
  await update(tx, wallet, { launched_at: at });
}

async function update(
  tx: Tx,
  wallet: VenueWalletName,
  changes: UpdateObject<VenuesTables, 'venues_wallets'>,
): Promise<void> {
  const key = keyOf(wallet);
  await tx
    .withTables<VenuesTables>()
    .updateTable('venues_wallets')
    .set(changes)
    .where('shard_id', '=', key.shard_id)
    .where('member_id', '=', key.member_id)
    .where('venue', '=', key.venue)
    .where('currency', '=', key.currency)
    .execute();
}

function keyOf({ memberId, venue, currency }: VenueWalletName) {
  return { shard_id: shardOf(memberId), member_id: memberId, venue, currency };
}

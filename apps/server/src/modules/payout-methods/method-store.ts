import { withdrawalNameOf, type WithdrawalType } from '@fairway/contract/withdrawals/types.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { AppError } from '#platform/errors.ts';
import { shardOf } from '#modules/ledger';
import type { PayoutMethodTables } from './tables.ts';

export type PayoutMethodRow = Selectable<PayoutMethodTables['payout_methods']>;

const methods = (db: Db | Tx) => db.withTables<PayoutMethodTables>();

/** Throws `payoutMethodTaken` when anybody has bound this card or address. */
export async function insertMethod(
  tx: Tx,
  method: Insertable<PayoutMethodTables['payout_methods']>,
): Promise<PayoutMethodRow> {
  try {
    return await methods(tx)
      .insertInto('payout_methods')
      .values(method)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (fault) {
    if (refusedBy(fault) === 'payout_methods_bound') throw new AppError('payoutMethodTaken');
    throw fault;
  }
}

/** The member's bound cards and addresses, oldest first. */
export async function selectMethods(db: Db | Tx, memberId: string): Promise<PayoutMethodRow[]> {
  return methods(db)
    .selectFrom('payout_methods')
    .selectAll()
    .where('shard_id', '=', shardOf(memberId))
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** Whether the member has, or had and removed, a payout method of any kind. */
export async function hasEverBound(db: Db | Tx, memberId: string): Promise<boolean> {
  const found = await methods(db)
    .selectFrom('payout_methods')
    .select('id')
    .where('shard_id', '=', shardOf(memberId))
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** A bound method of this member; undefined for another's, a removed one, or none. */
export async function findMethodOf(
  db: Db | Tx,
  memberId: string,
  id: string,
): Promise<PayoutMethodRow | undefined> {
  return methods(db)
    .selectFrom('payout_methods')
    .selectAll()
    .where('shard_id', '=', shardOf(memberId))
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Whether a type of withdrawal pays to a method: its kind, and of e-wallets the very one. */
export function fitsType(
  method: PayoutMethodRow,
  type: WithdrawalType,
  kind: PayoutMethodRow['kind'],
): boolean {
  if (method.kind !== kind) return false;
  return kind !== 'ewallet' || method.wallet === withdrawalNameOf(type);
}

/** The member who has bound this card or address. */
export async function findBoundByFingerprint(
  db: Db | Tx,
  fingerprint: Buffer,
): Promise<PayoutMethodRow | undefined> {
  return methods(db)
    .selectFrom('payout_methods')
    .selectAll()
    .where('fingerprint', '=', fingerprint)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** A method by id, removed ones included: what old withdrawals were paid to. */
export async function findMethods(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PayoutMethodRow>> {
  if (ids.length === 0) return new Map();
  const rows = await methods(db)
    .selectFrom('payout_methods')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function removeMethod(tx: Tx, method: PayoutMethodRow, at: Date): Promise<void> {
  await methods(tx)
    .updateTable('payout_methods')
    .set({ removed_at: at })
    .where('shard_id', '=', method.shard_id)
    .where('id', '=', method.id)
    .execute();
}

import type { WalletTerms } from '@fairway/contract/wallet/terms.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { WalletTables } from '../tables.ts';

export type WalletTermsRow = Selectable<WalletTables['wallet_terms']>;

/** Published versions, newest first; what an installation begins with is none of them. */
export async function selectTerms(db: Db | Tx, limit: number): Promise<WalletTermsRow[]> {
  return db
    .withTables<WalletTables>()
    .selectFrom('wallet_terms')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** Answers false when that version exists already: somebody else was first. */
export async function insertTerms(
  tx: Tx,
  row: Omit<Insertable<WalletTables['wallet_terms']>, 'terms'> & { terms: WalletTerms },
): Promise<boolean> {
  const inserted = await tx
    .withTables<WalletTables>()
    .insertInto('wallet_terms')
    .values({ ...row, terms: JSON.stringify(row.terms) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function insertBaseRate(
  tx: Tx,
  row: Insertable<WalletTables['wallet_base_rates']>,
): Promise<void> {
  await tx.withTables<WalletTables>().insertInto('wallet_base_rates').values(row).execute();
}

/** The newest version at an instant. */
export async function selectTermsAt(db: Db | Tx, instant: Date): Promise<WalletTermsRow | undefined> {
  return db
    .withTables<WalletTables>()
    .selectFrom('wallet_terms')
    .selectAll()
    .where('created_at', '<=', instant)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

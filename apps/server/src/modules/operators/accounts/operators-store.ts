import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { OperatorsTables } from '../tables.ts';

export type OperatorRow = Selectable<OperatorsTables['operators_accounts']>;

export async function insertOperator(
  tx: Tx,
  row: Insertable<OperatorsTables['operators_accounts']>,
): Promise<void> {
  await tx.withTables<OperatorsTables>().insertInto('operators_accounts').values(row).execute();
}

/** The account of this name, locked until the transaction ends: two codes cannot be tried at the same moment. */
export async function lockOperatorByName(tx: Tx, name: string): Promise<OperatorRow | undefined> {
  return tx
    .withTables<OperatorsTables>()
    .selectFrom('operators_accounts')
    .selectAll()
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
}

export async function findOperatorByName(db: Db, name: string): Promise<OperatorRow | undefined> {
  return db
    .withTables<OperatorsTables>()
    .selectFrom('operators_accounts')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst();
}

export async function findOperator(db: Db | Tx, id: string): Promise<OperatorRow | undefined> {
  return db
    .withTables<OperatorsTables>()
    .selectFrom('operators_accounts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function allOperators(db: Db | Tx): Promise<OperatorRow[]> {
  return db
    .withTables<OperatorsTables>()
    .selectFrom('operators_accounts')
    .selectAll()
    .orderBy('name')
    .execute();
}

export async function updateOperator(
  tx: Tx,
  id: string,
  change: Updateable<OperatorsTables['operators_accounts']>,
): Promise<void> {
  await tx
    .withTables<OperatorsTables>()
    .updateTable('operators_accounts')
    .set(change)
    .where('id', '=', id)
    .execute();
}
